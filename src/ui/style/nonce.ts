/**
 * What the page's Content Security Policy knows its styles by; the server puts it into the page anew at each view. Browsers
 * hide the attribute and give it to scripts as a property. Nothing where the page was served without one.
 */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce
