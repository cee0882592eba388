export { ListTabs, useListTabs } from '@crossdock/web/ListTabs.tsx';
