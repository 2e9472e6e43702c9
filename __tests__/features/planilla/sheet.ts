/** The day's sheet as a clerk handles it: cells by their bus and their column's title. */
import { waitFor } from '@testing-library/react'
import type { TestApp } from '../../setup/page'
import { cellUnder, rows, readable, hands } from '../../setup/screen'

export const DAY = '2026-03-05'

export const rowOfBus = (bus: string) => rows().find(({ dataset }) => dataset.id === bus)

/** Text of a cell; under Conductor the row's note too. */
export const says = (bus: string, title: string) => readable(cellUnder(rowOfBus(bus), title)?.textContent)

/** Note of a row: its state and why, in the line below the sheet or else in its driver's title. */
export function note(bus: string) {
  const line = document.querySelector(`[data-fila="${bus}"]`)
  if (line) {
    const [state = '', ...why] = [...line.children].slice(1).map((part) => readable(part.textContent))
    const reasons = why
      .filter((part) => part && !/^Ya está liquidada|^\w+ la (cambió|guardó) [^.]*\.$/.test(part))
      .join(' ')
    return [state.replace(/\.$|^sin liquidación$/, ''), reasons].filter(Boolean).join('. ')
  }
  const driver = rowOfBus(bus)?.querySelector('.conductor')
  const name = driver?.firstElementChild?.textContent ?? ''
  return readable(driver?.getAttribute('title')?.slice(name.length)).replace(/^\. /, '')
}

export const waitForNote = (bus: string, text: string | RegExp) =>
  waitFor(() => {
    if (typeof text === 'string') expect(note(bus)).toBe(text)
    else expect(note(bus)).toMatch(text)
  })

/** The cell that has the focus: 'bus field'. */
export const inFocus = () => {
  const cell = document.activeElement?.closest<HTMLElement>('[role="gridcell"]')
  return cell ? `${cell.parentElement?.dataset.id} ${cell.dataset.field}` : null
}

/** Opens the sheet of a day and waits until its rows are loaded. */
export async function openPlanilla(testApp: TestApp, usuario = 'editor', day = DAY) {
  const view = await testApp.open(`/liquidaciones/planilla?fecha=${day}`, usuario)
  const user = hands()
  await waitFor(
    () => {
      expect(rows().length).toBeGreaterThan(0)
      for (const { dataset } of rows()) expect(note(dataset.id ?? '')).not.toBe('Cargando…')
    },
    { timeout: 25_000 },
  )
  /** Goes to a cell with the mouse, as the first of an errand. */
  const goTo = async (bus: string, title: string) => {
    const cell = cellUnder(rowOfBus(bus), title)
    if (!cell) throw new Error(`No cell ${title} of bus ${bus}.`)
    await user.click(cell)
  }
  return { ...view, user, goTo, type: (keys: string) => user.keyboard(keys) }
}

/** Opens the day's sheet and types this, from the trips of bus 12. */
export async function typedInPlanilla(testApp: TestApp, keys: string) {
  const sheet = await openPlanilla(testApp)
  await sheet.goTo('12', 'Viajes')
  await sheet.type(keys)
  return sheet
}
