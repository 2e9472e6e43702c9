/** Counts the components that React renders in a real browser, by what it tells the developer tools of each commit. */
import { type Page } from 'playwright-core'

interface Fiber {
  tag: number
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

declare global {
  // Kept by the page for the tests.
  var settledRenders: () => Promise<number>
}

/** Runs in the page before its own code. */
function watchCommits() {
  // React's tags for function components, classes, forwarded references and both kinds of memo.
  const COMPONENTS = new Set([0, 1, 11, 14, 15])
  const PERFORMED_WORK = 1
  let renders = 0
  let quietFrames = 0

  const visit = (fiber: Fiber, before: Fiber | null) => {
    if (COMPONENTS.has(fiber.tag) && (!before || fiber.flags & PERFORMED_WORK)) renders += 1
    if (before && before.child === fiber.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child, child.alternate)
  }

  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
        quietFrames = 0
        visit(current, current.alternate)
      },
    },
  })

  globalThis.settledRenders = () =>
    new Promise((resolve) => {
      quietFrames = 0
      const frame = () => {
        quietFrames += 1
        if (quietFrames < 30) return requestAnimationFrame(frame)
        const counted = renders
        renders = 0
        resolve(counted)
      }
      requestAnimationFrame(frame)
    })
}

export const countRenders = (page: Page) => page.addInitScript(watchCommits)

/** How many components an action renders, until nothing is rendered for half a second. What the page had still to draw is none. */
export async function rendersOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const settled = () => page.evaluate(() => globalThis.settledRenders())
  for (let left = 1; left > 0; left = await settled());
  await act()
  return settled()
}
