/**
 * A screen in jsdom as a person handles it: fields by their labels, rows by what they say, dialogs by their titles, figures by their
 * names. Found by text, not by role: for a role jsdom computes the styles of the whole page, a large part of a second each time.
 */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'

/** Hands that do not wait between two keys. */
export const hands = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })

const CONTROLS = { selector: 'input, select, textarea' }

/** Text with every kind of space as a plain one: sums are written with a space that does not break. */
export const readable = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** The field with this label, on the page or in a part of it. */
export const field = (label: string, part: HTMLElement = document.body) =>
  within(part).getByLabelText<HTMLInputElement>(label, CONTROLS)

/** Replaces what a field holds, as pasting over it would; a selector takes the first that it finds. */
export async function fillIn(user: UserEvent, control: HTMLElement, text: string) {
  // For a moment after an answer the form is still busy.
  await waitFor(() => expect(control).toBeEnabled())
  await user.clear(control)
  if (text) await user.paste(text)
  // With its list closed Enter would send the form.
  if (control.ariaExpanded === 'true') await user.keyboard('{Enter}')
}

/** The message that a field shows. */
export const errorOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

/** The rows on this page of the table, from the top. */
export const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].sort(
    (a, b) => Number(a.dataset.rowindex) - Number(b.dataset.rowindex),
  )

// Selects by attribute: roles take jsdom long in a whole page.
const columnTitles = () => [...document.querySelectorAll('[role="columnheader"]')]

/** The cell of a row under the column of this title. */
export function cellUnder(row: Element | undefined, title: string): HTMLElement | null | undefined {
  const column = columnTitles().find(({ textContent }) => readable(textContent) === title)
  return row?.querySelector(`[role="gridcell"][aria-colindex="${column?.getAttribute('aria-colindex')}"]`)
}

/** Text of a row under the column of this title. */
export const cellText = (row: Element | undefined, title: string) => cellUnder(row, title)?.textContent

/** Texts of the rows under the column of this title, from the top. */
export const columnTexts = (title: string) =>
  rows().map((row) => readable(cellUnder(row, title)?.textContent))

/** Waits until the rows say this in a column. */
export const waitForColumn = (title: string, texts: string[]) =>
  waitFor(() => expect(columnTexts(title)).toEqual(texts))

/** The cell of a row in which this stands, alone or in a part of its own. */
export const cellThatSays = (row: Element, text: string) =>
  [...row.querySelectorAll<HTMLElement>('[role="gridcell"]')].find((cell) =>
    [cell, ...cell.querySelectorAll('*')].some(({ textContent }) => readable(textContent) === readable(text)),
  )

/** The row that says this somewhere. */
export function rowOf(text: string): HTMLElement {
  const row = rows().find((one) => cellThatSays(one, text))
  if (!row) throw new Error(`No row says ${text}.`)
  return row
}

/** Selects the row that says this, once there is one. Not by its role: for that jsdom computes the styles of the whole page. */
export const chooseRow = async (user: UserEvent, text: string) =>
  user.click(await waitFor(() => cellThatSays(rowOf(text), text)!))

/** Where what is stored by now differs from what a dialog holds, by the fields' labels. */
export const differencesIn = (dialog: ParentNode) =>
  Object.fromEntries(
    [...dialog.querySelectorAll('[aria-label="Diferencias"] > li')].map((row) => [
      readable(row.querySelector('strong')?.textContent),
      readable(row.querySelector('span')?.textContent),
    ]),
  )

/** The titles of the columns that can be seen, from the left. */
export const columns = () => columnTitles().map(({ textContent }) => readable(textContent))

/**
 * Labels in a part of the page, from the top: of fields, buttons with words, and figures that are only read. Buttons of an icon alone
 * belong to their field.
 */
export const labels = (part: Element | null) =>
  [...(part?.querySelectorAll('label, dt, button:not([aria-label]), input[aria-label]') ?? [])].map((one) =>
    readable(one.getAttribute('aria-label') ?? one.textContent),
  )

const BEYOND = [
  'Historial',
  'Importar',
  'Guardar y siguiente',
  'Guardar y liquidar',
  'Pasajeros sensor',
  'Neto',
  'Neto sensor',
  'Buscar en la tabla',
  'Vista previa',
]

/** The same without what is beyond the specification. */
export const specifiedLabels = (part: Element | null) =>
  labels(part).filter((label) => !BEYOND.includes(label))

/** The options of a selector, without the one that stands for nothing. */
export const options = (selector: HTMLElement) =>
  [...selector.querySelectorAll('option')].filter(({ value }) => value).map(({ text }) => text)

/** The figures at the table's foot, by their names. */
export const totals = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((pair) => [
      pair.querySelector('dt')?.textContent ?? '',
      readable(pair.querySelector('dd')?.textContent),
    ]),
  )

/** Texts of the toasts, without their buttons. */
export const toasts = () =>
  [...document.querySelectorAll('[role="status"][aria-live] .MuiAlert-message')].map((toast) =>
    [...toast.querySelectorAll('span:not(button span), strong')]
      .map(({ textContent }) => textContent)
      .join(''),
  )

/** A toast that says this. */
export const toast = (message: string) =>
  waitFor(() => {
    const region = document.querySelector('[aria-live="polite"][aria-relevant]')
    expect(region).toHaveTextContent(message)
  })

/** The buttons of these that can be used. */
export const enabled = (names: readonly string[]) =>
  names.filter((name) => !screen.getByRole('button', { name }).matches(':disabled'))

const BUTTONS = { selector: 'button' }

/** The button that says this, or the icon that is called so, on the page or in a part of it. */
export const buttonOf = (text: string, part: HTMLElement = document.body) =>
  within(part).queryByText<HTMLButtonElement>(text, BUTTONS) ??
  within(part).getByLabelText<HTMLButtonElement>(text, BUTTONS)

/** A dialog by its title, once it is open. */
export const dialogTitled = async (title: string) =>
  (await screen.findByText(title, { selector: 'h2' })).closest<HTMLElement>('[role$="dialog"]')!

/** A dialog, or another part of the page, by its fields and its buttons. */
export function inDialog(user: UserEvent, dialog: HTMLElement) {
  const control = (label: string) => field(label, dialog)
  const button = (text: string) => buttonOf(text, dialog)
  return {
    dialog,
    field: control,
    button,
    press: (text: string) => user.click(button(text)),
    /** Waits until these fields hold this: a text, or whether a box is checked. */
    shows: (values: Record<string, string | boolean>) =>
      waitFor(() =>
        expect(
          Object.keys(values).map((label) => {
            const { type, checked, value } = control(label)
            return [label, type === 'checkbox' ? checked : value]
          }),
        ).toEqual(Object.entries(values)),
      ),
    /** Writes in each field, by its label: a list takes the option of that name, a selector the first that it finds. */
    fill: async (texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) {
        const one = control(label)
        if (one instanceof HTMLSelectElement) await user.selectOptions(one, text)
        else await fillIn(user, one, text)
      }
    },
    /** Errors of the fields, by their labels. */
    errors: () =>
      Object.fromEntries(
        [...dialog.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].map((wrong) => [
          wrong.getAttribute('aria-label') ??
            dialog.querySelector(`label[for="${wrong.id}"]`)?.textContent ??
            wrong.closest('label')?.textContent ??
            wrong.id,
          errorOf(wrong),
        ]),
      ),
    differences: () => differencesIn(dialog),
    useCurrent: (label: string) =>
      user.click(within(dialog).getByRole('button', { name: `Usar lo de ahora en ${label}` })),
    /** Banner above the fields. */
    banner: () => dialog.querySelector('[role="alert"]'),
    /** Ends once the dialog is gone. */
    closed: () => waitFor(() => expect(dialog).not.toBeInTheDocument()),
  }
}

/** Presses a button of the page and waits for the dialog of this title that it opens. */
export async function openDialog(user: UserEvent, button: string, title: string) {
  await user.click(buttonOf(button))
  return inDialog(user, await dialogTitled(title))
}

/** Answers the question of what may be wrong before it is saved: it is right. */
export async function acceptSoftWarnings(user: UserEvent) {
  const question = inDialog(user, await dialogTitled('Revise antes de guardar'))
  await question.press('Guardar')
  await question.closed()
}

/** The same, where it matters what the dialog is for those who hear it. */
async function open(user: UserEvent, button: string, rol: 'dialog' | 'alertdialog', title: string) {
  const opened = await openDialog(user, button, title)
  expect(opened.dialog).toHaveAttribute('role', rol)
  expect(document.getElementById(opened.dialog.getAttribute('aria-labelledby') ?? '')).toHaveTextContent(
    title,
  )
  return opened
}

/** Presses a button of the page and waits for the form that it opens. */
export const openForm = (user: UserEvent, button: string, title: string) =>
  open(user, button, 'dialog', title)

/** Presses a button of the page and waits for the question that it asks. */
export const openQuestion = (user: UserEvent, button: string, title: string) =>
  open(user, button, 'alertdialog', title)

/** A tooltip is the button's title until the pointer or the focus opens it. */
const descriptionOf = (button: HTMLElement) =>
  button.title || document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent

/** Why each of these buttons cannot be used, by its name; null for one that can. One that may be an icon names itself first. */
export const reasons = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const button = buttonOf(name)
      const reason = button.matches(':disabled') ? descriptionOf(button.parentElement!) : null
      return [name, reason?.replace(`${name}. `, '') ?? null]
    }),
  )

export const NO_PERMISSION = 'Su usuario no tiene permiso para esto.'
export const NO_SELECTION = 'Seleccione una fila.'
