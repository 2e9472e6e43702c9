/** The rules of WCAG 2.2 AA and of good practice, as axe checks them on a page as it stands. */
import { source, type AxeResults, type RunOptions } from 'axe-core'
import { type BrowserContext, type Page } from 'playwright-core'
import { ABIERTO, quieta } from './walk'

const REGLAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const DE_COLOR = ['color-contrast', 'link-in-text-block']

interface Axe {
  run: (donde: Element | Document, opciones: RunOptions) => Promise<AxeResults>
}

/** Brings axe with every page of the context, which must bypass the pages' policy. */
export const traerAxe = (context: BrowserContext) => context.addInitScript({ content: source })

/**
 * What the page breaks, light and then dark, each with its rule, its place and why. Where something stands over the screen it
 * alone is looked at: the screen was before. Only colours are looked at twice, since schemes differ in nothing else.
 */
export const faltasDe = (pagina: Page, nombre: string): Promise<string[]> =>
  pagina.evaluate(
    async ([abierto, reglas, deColor, halto]) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const donde = [...document.querySelectorAll(abierto)].at(-1) ?? document
      const html = document.documentElement
      // A phone's buttons at the foot of the screen: a link half under them is scrolled out, as below the window's edge.
      const pie = [...document.querySelectorAll('main section > div')].find(
        (uno) => getComputedStyle(uno).position === 'sticky' && uno.clientHeight > 0,
      )
      const bajoElPie = (lugar: string) => {
        const caja = document.querySelector(lugar)?.getBoundingClientRect()
        return pie !== undefined && caja !== undefined && caja.bottom > pie.getBoundingClientRect().top
      }
      const mirar = async (tema: string, runOnly: RunOptions['runOnly']) => {
        html.setAttribute('data-tema', tema)
        const { violations } = await axe.run(donde, { runOnly, resultTypes: ['violations'] })
        return violations.flatMap(({ id, nodes }) =>
          nodes
            // A tooltip stands in no region: it is a part of what it describes.
            .filter(({ html: codigo }) => id !== 'region' || !/^<[^>]* role="tooltip"/.test(codigo))
            .filter(({ target }) => id !== 'target-size' || !bajoElPie(String(target[0])))
            .map(
              ({ target, failureSummary }) =>
                `${halto} (${tema}): ${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
            ),
        )
      }
      const antes = html.getAttribute('data-tema') ?? 'light'
      const faltas = [
        ...(await mirar('light', { type: 'tag', values: reglas })),
        ...(await mirar('dark', { type: 'rule', values: deColor })),
      ]
      html.setAttribute('data-tema', antes)
      return faltas
    },
    [ABIERTO, REGLAS, DE_COLOR, nombre] as const,
  )

/** Nothing that axe knows is wrong with what is on screen once it stands still, light and dark. */
export async function isAccessible(page: Page, name: string) {
  await quieta(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  expect(await faltasDe(page, name)).toEqual([])
}
