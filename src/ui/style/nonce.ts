/**
 * The nonce by which the page's Content Security Policy allows its styles; the server writes a new one into each page.
 * Browsers hide the attribute but expose the property. Undefined where the page was served without one.
 */
export const pageNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce
