/** A setting that the served page names in its head (`<meta name content>`), so that a deployment changes it without a rebuild. */
export const pageSetting = (nombre: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${nombre}"]`)?.content.trim()
