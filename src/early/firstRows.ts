/** Shows the settlements' first rows and their totals before the libraries have come, in the place of the grid, which takes over. */
import type { Reading } from '../api/client/rowStream'
import { HIDDEN_KEY } from '../app/layout/menu'
import { FIRST_ROWS, totalsIn } from '../api/liquidaciones/first'
import type { LiquidacionFila } from '../contract/liquidaciones'
import { storedUser } from '../session/storedSession'
import { readStored } from '../ui/storage'
import { readKept } from '../ui/tableState/keptTables'
import { setStandIn } from '../ui/table/standIn'
import { ROOM, putStyles } from './styles'
import { drawFirstRows } from './table'

/** Keeps the table where the grid will be, until that has come; its rows are then pressed as those here were, and a letter's button. */
function standIn(table: HTMLElement) {
  const { body } = document
  const presses: Event[] = []
  let letter: KeyboardEvent | undefined
  /** Behind the shortcuts' own listener: what they have obeyed is not kept. */
  const keep = (event: KeyboardEvent) => {
    if (event.target === body && event.key.length === 1 && !event.defaultPrevented) letter = event
  }
  addEventListener('keydown', keep)
  table.onclick = table.ondblclick = (press) => void presses.push(press)

  const follow = () => {
    // Over a page without a title, which is still loading; then in the frame of a table that is.
    const frame = () => body.querySelector('section:has(> [role=progressbar])')
    // Not on a screen that the person has gone on to.
    const place = location.pathname === '/' && (body.querySelector('h1') ? frame() : body)
    if (place) return void (table.parentNode === place || place.append(table))
    observer.disconnect()
    removeEventListener('keydown', keep)
    table.remove()
    setStandIn(false)
    setTimeout(() => {
      if (letter) body.dispatchEvent(new KeyboardEvent(letter.type, letter))
      for (const { type, target } of presses) {
        const row = (target as Element).closest<HTMLElement>('[data-id]')?.dataset.id
        const cell = body.querySelector(`[data-id="${row}"] > [data-field]`)
        cell?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
      }
    })
  }
  const observer = new MutationObserver(follow)
  observer.observe(body, { childList: true, subtree: true })
  setStandIn(true)
  follow()
}

/** Only where the table is as the screen has it, and of our own server, which sends the totals ahead of the rows. */
export async function showFirstRows(list: Reading<unknown>) {
  const kept = readKept(storedUser()?.username ?? '', 'liquidaciones')
  const untouched = Object.keys(kept).length === 0
  if (readStored('localStorage', HIDDEN_KEY) || !untouched || !matchMedia(ROOM).matches) return
  const first = new Promise<unknown[]>((resolve) => void list.rows(resolve))
  await putStyles()
  const rows = (await first).slice(0, FIRST_ROWS) as LiquidacionFila[]
  const totals = totalsIn(await list.response)
  if (totals && rows.length === FIRST_ROWS) standIn(drawFirstRows(rows, totals))
}
