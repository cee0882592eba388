/** As many articles as somebody still finds their way in. */
export const articlesMax = 100;
