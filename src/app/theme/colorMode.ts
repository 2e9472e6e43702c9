/** The storage key of the chosen scheme. Without a choice the system's scheme applies. */
export const COLOR_MODE_KEY = 'cochera.tema'

/** The scheme that the theme will choose, before it is there. */
export function colorScheme() {
  const chosen = localStorage.getItem(COLOR_MODE_KEY) ?? 'system'
  if (chosen !== 'system') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
