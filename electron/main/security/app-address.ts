/** The program's own pages: no file:, no server. */
export const APP_SCHEME = 'app';
const APP_HOST = 'policy-lookup';
/** The one page of the window. */
export const PAGE_URL = `${APP_SCHEME}://${APP_HOST}/index.html`;

/** Whether the address is the window's page itself. Addresses are compared parsed: a prefix may lie in a query. */
export function isPage(address: string): boolean {
  const url = parseUrl(address);
  return url !== null && isAppUrl(url) && url.pathname === '/index.html' && url.search === '';
}

export function isAppUrl(url: URL): boolean {
  return url.protocol === `${APP_SCHEME}:` && url.host === APP_HOST && url.username === '' && url.password === '';
}

export function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
