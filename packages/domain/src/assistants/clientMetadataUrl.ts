/**
 * Whether a text can be the id of a client that publishes a document about itself: a URL with a path, without
 * fragment, login or dot segments, in the spelling that browsers use. It does not say whether the server may
 * contact it.
 * @example isClientMetadataUrl('https://assistant.example/client.json') // → true
 * @example isClientMetadataUrl('https://assistant.example') // → false
 * @example isClientMetadataUrl('https://assistant.example/a/../client.json') // → false
 */
export function isClientMetadataUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isPlain = url.username === '' && url.password === '' && !text.includes('#');
  return isWeb && isPlain && url.pathname !== '/' && url.href === text;
}
