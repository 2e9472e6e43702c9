/** The rules of WCAG 2.2 AA and of good practice, as axe checks them on a page as it stands. */
import { source, type AxeResults, type RunOptions } from 'axe-core'
import { type BrowserContext, type Page } from 'playwright-core'
import { OPENED, settled } from './crawler'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules of what a phone's width changes. */
const OF_WIDTH = ['target-size', 'scrollable-region-focusable', 'meta-viewport', 'css-orientation-lock']
interface Axe {
  run: (where: Element | Document, options: RunOptions) => Promise<AxeResults>
}

/** Brings axe with every page of the context, which must bypass the pages' policy. */
export const bringAxe = (context: BrowserContext) => context.addInitScript({ content: source })

/** Everything, or what a width changes alone, where all else has been looked at in another. */
export type Scope = 'all' | 'width'

const SCOPES: Record<Scope, RunOptions['runOnly']> = {
  all: { type: 'tag', values: RULES },
  width: { type: 'rule', values: OF_WIDTH },
}

/**
 * Violations on the page, each with its rule, its place and why. Overlays are looked at alone, as the screen was before. The dark
 * scheme differs in colours alone, whose contrasts `app/palette` computes.
 */
export const faultsOf = (page: Page, name: string, scope: Scope = 'all'): Promise<string[]> =>
  page.evaluate(
    async ([opened, runOnly, stop]) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const where = [...document.querySelectorAll(opened)].at(-1) ?? document
      // A phone's buttons at the foot of the screen: a link half under them is looked at where it stands free of them.
      const foot = [...document.querySelectorAll('main section > div')].find(
        (one) => getComputedStyle(one).position === 'sticky' && one.clientHeight > 0,
      )
      const isSmall = async (place: string) => {
        const target = document.querySelector(place)
        const bottom = target?.getBoundingClientRect().bottom ?? 0
        if (!target || !foot || bottom <= foot.getBoundingClientRect().top) return true
        const { scrollX, scrollY } = window
        target.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { violations } = await axe.run(where, { runOnly: { type: 'rule', values: ['target-size'] } })
        window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
        return violations.some(({ nodes }) => nodes.some((node) => String(node.target[0]) === place))
      }
      const { violations } = await axe.run(where, { runOnly, resultTypes: ['violations'] })
      const free = new Set<string>()
      for (const { target } of violations.find(({ id }) => id === 'target-size')?.nodes ?? [])
        if (!(await isSmall(String(target[0])))) free.add(String(target[0]))
      return violations.flatMap(({ id, nodes }) =>
        nodes
          // A tooltip stands in no region: it is a part of what it describes.
          .filter(({ html: code }) => id !== 'region' || !/^<[^>]* role="tooltip"/.test(code))
          .filter(({ target }) => id !== 'target-size' || !free.has(String(target[0])))
          .map(
            ({ target, failureSummary }) =>
              `${stop}: ${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
          ),
      )
    },
    [OPENED, SCOPES[scope], name] as const,
  )

/** Nothing that axe knows is wrong with what is on screen once it stands still. */
export async function isAccessible(page: Page, name: string, scope?: Scope) {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  expect(await faultsOf(page, name, scope)).toEqual([])
}
