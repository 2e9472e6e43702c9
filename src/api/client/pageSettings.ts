/** A setting in the served page's head (`<meta name content>`), which a deployment changes without a rebuild. */
export const pageSetting = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim()
