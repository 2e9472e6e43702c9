import { colorScheme } from '../app/theme/colorMode'
import { darkPalette, lightPalette } from '../app/theme/palette'
import { VISIBLE } from './table'

/** As wide as the columns with the menu beside them: then the search and the buttons above them take one line each, as below. */
export const ROOM = '(min-width: 1363px)'

/** The look of the grid and its place. A sheet that a script makes needs no nonce. */
export async function putStyles() {
  const { text, background, divider, error, fila } = colorScheme() === 'dark' ? darkPalette : lightPalette
  const font = document.querySelector<HTMLLinkElement>('link[as=font]')?.href
  const columns = VISIBLE.map(
    ({ minWidth, flex, kind = 'date' }) => `minmax(${minWidth}px, ${flex ?? (kind === 'date' ? 1 : 0.7)}fr)`,
  )
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
@font-face { font-family: Primeras; font-weight: 100 900; src: url(${font}) format('woff2') }
:where(body) { background: ${background.default} }
.primeras, .primeras * { box-sizing: border-box; min-width: 0 }
.primeras {
  --linea: 1px solid ${divider};
  position: absolute;
  top: 169.125px;
  left: 224px;
  right: 16px;
  max-width: 1440px;
  padding-top: 44px;
  border: var(--linea);
  border-radius: 8px;
  background: ${background.paper};
  color: ${text.primary};
  font: 400 0.8125rem/1.5 Primeras, sans-serif;
  letter-spacing: 0;
  -webkit-font-smoothing: antialiased;
  cursor: default;
}
.primeras::after { content: ''; position: absolute; top: 100%; height: 17px; width: 1px }
section > .primeras { position: static; padding-top: 41px; border: 0 }
section > .primeras::after { display: none }
.primeras [role=row] { display: grid; grid-template-columns: ${columns.join(' ')}; height: 40px; line-height: 39px }
.primeras [role=row] > * {
  padding: 0 6px;
  border-top: var(--linea);
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
}
.primeras [role=row] > :first-child { padding-left: 10px }
.primeras [role=row]:first-child {
  align-items: center;
  height: 40px;
  border-bottom: var(--linea);
  font-weight: 600;
  line-height: 1.2;
}
.primeras [role=row]:first-child > * {
  position: relative;
  padding-bottom: 0;
  border: 0;
  overflow: visible;
  font-variant-numeric: normal;
  line-height: 1.2;
  white-space: normal;
}
.primeras [role=columnheader]::after {
  content: '';
  position: absolute;
  top: 50%;
  right: -0.5px;
  height: 24px;
  margin-top: -12px;
  border-left: var(--linea);
}
.primeras [role=row]:nth-child(2) > * { border-top-color: transparent }
.primeras .cifra { text-align: right; font-variant-numeric: tabular-nums }
.primeras .nula { color: ${text.disabled} }
.primeras .cifra-larga { font-size: 0.75rem }
.primeras .negativa { color: ${error.main}; font-weight: 600 }
.primeras .envuelve {
  display: flex;
  align-items: center;
  padding-bottom: 1px;
  line-height: 16px;
  white-space: normal;
  text-wrap: balance;
}
.primeras .dos-lineas {
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
}
.primeras .pendiente { background: ${fila.pendiente}; box-shadow: inset 4px 0 0 ${fila.pendienteMarca} }
.primeras a { color: inherit; text-decoration: none }
.primeras dl {
  display: grid;
  grid-template-columns: repeat(2, auto);
  justify-content: start;
  gap: 2px 16px;
  margin: 0;
}
.primeras .pie {
  display: flex;
  flex-wrap: wrap;
  column-gap: 16px;
  align-items: center;
  min-height: 44px;
  padding: 0 4px 0 12px;
  border-top: var(--linea);
}
.primeras .pie > dl { flex: 1 1 300px }
.primeras .pie::after { content: ''; flex: 0 1 370px; height: 45.5px }
.primeras dl > div { display: flex; gap: 6px; align-items: baseline; justify-content: space-between; white-space: nowrap }
.primeras dl > :nth-child(5) { grid-area: 1 / 3 / 3; white-space: normal }
.primeras dt { color: ${text.secondary}; font-size: 0.75rem; line-height: 1.4 }
.primeras dd { margin: 0; font-weight: 600; font-size: 0.875rem; font-variant-numeric: tabular-nums }
`)
  document.adoptedStyleSheets.push(sheet)
  await document.fonts.load('1rem Primeras')
}
