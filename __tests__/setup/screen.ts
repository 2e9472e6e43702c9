/**
 * A screen in jsdom as a person handles it: fields by their labels, rows by what they say, dialogs by their titles, figures by their
 * names. Found by text, not by role: for a role jsdom computes the styles of the whole page, a large part of a second each time.
 */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'

/** Hands that do not wait between two keys. */
export const manos = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })

const CONTROLES = { selector: 'input, select, textarea' }

/** Text with every kind of space as a plain one: sums are written with a space that does not break. */
export const legible = (texto: string | null | undefined) => (texto ?? '').replace(/\s+/g, ' ').trim()

/** The field with this label, on the page or in a part of it. */
export const campo = (etiqueta: string, parte: HTMLElement = document.body) =>
  within(parte).getByLabelText<HTMLInputElement>(etiqueta, CONTROLES)

/** Replaces what a field holds, as pasting over it would; a selector takes the first that it finds. */
export async function escribir(user: UserEvent, control: HTMLElement, texto: string) {
  // For a moment after an answer the form is still busy.
  await waitFor(() => expect(control).toBeEnabled())
  await user.clear(control)
  if (texto) await user.paste(texto)
  // With its list closed Enter would send the form.
  if (control.ariaExpanded === 'true') await user.keyboard('{Enter}')
}

/** The message that a field shows. */
export const errorDe = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

/** The rows on this page of the table, from the top. */
export const filas = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].sort(
    (a, b) => Number(a.dataset.rowindex) - Number(b.dataset.rowindex),
  )

// By attribute: roles take jsdom long in a whole page.
const titulosDeColumnas = () => [...document.querySelectorAll('[role="columnheader"]')]

/** The cell of a row under the column of this title. */
export function celda(fila: Element | undefined, titulo: string): HTMLElement | null | undefined {
  const columna = titulosDeColumnas().find(({ textContent }) => legible(textContent) === titulo)
  return fila?.querySelector(`[role="gridcell"][aria-colindex="${columna?.getAttribute('aria-colindex')}"]`)
}

/** What a row says under the column of this title. */
export const cellText = (row: Element | undefined, title: string) => celda(row, title)?.textContent

/** What the rows say under the column of this title, from the top. */
export const columna = (titulo: string) => filas().map((fila) => legible(celda(fila, titulo)?.textContent))

/** Waits until the rows say this in a column. */
export const esperarColumna = (titulo: string, textos: string[]) =>
  waitFor(() => expect(columna(titulo)).toEqual(textos))

/** The cell of a row in which this stands, alone or in a part of its own. */
const cellThatSays = (row: Element, text: string) =>
  [...row.querySelectorAll<HTMLElement>('[role="gridcell"]')].find((cell) =>
    [cell, ...cell.querySelectorAll('*')].some(({ textContent }) => legible(textContent) === legible(text)),
  )

/** The row that says this somewhere. */
export function filaDe(texto: string): HTMLElement {
  const fila = filas().find((una) => cellThatSays(una, texto))
  if (!fila) throw new Error(`No row says ${texto}.`)
  return fila
}

/** Selects the row that says this, once there is one. Not by its role: for that jsdom computes the styles of the whole page. */
export const elegirFila = async (user: UserEvent, texto: string) =>
  user.click(await waitFor(() => cellThatSays(filaDe(texto), texto)!))

/** Where what is stored by now differs from what a dialog holds, by the fields' labels. */
export const diferenciasEn = (dialogo: ParentNode) =>
  Object.fromEntries(
    [...dialogo.querySelectorAll('[aria-label="Diferencias"] > li')].map((fila) => [
      legible(fila.querySelector('strong')?.textContent),
      legible(fila.querySelector('span')?.textContent),
    ]),
  )

/** The titles of the columns that can be seen, from the left. */
export const columnas = () => titulosDeColumnas().map(({ textContent }) => legible(textContent))

/**
 * What a part of the page says that it offers, from the top: labels, buttons with words, names of figures that are only read.
 * Buttons of an icon alone belong to their field.
 */
export const rotulos = (parte: Element | null) =>
  [...(parte?.querySelectorAll('label, dt, button:not([aria-label]), input[aria-label]') ?? [])].map((uno) =>
    legible(uno.getAttribute('aria-label') ?? uno.textContent),
  )

const BEYOND = ['Historial', 'Importar', 'Guardar y liquidar', 'Buscar en la tabla']

/** The same without what is beyond the specification. */
export const specifiedLabels = (part: Element | null) =>
  rotulos(part).filter((label) => !BEYOND.includes(label))

/** The options of a selector, without the one that stands for nothing. */
export const opciones = (selector: HTMLElement) =>
  [...selector.querySelectorAll('option')].filter(({ value }) => value).map(({ text }) => text)

/** The figures at the table's foot, by their names. */
export const totales = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((par) => [
      par.querySelector('dt')?.textContent ?? '',
      legible(par.querySelector('dd')?.textContent),
    ]),
  )

/** What the toasts say, without their buttons. */
export const avisos = () =>
  [...document.querySelectorAll('[role="status"][aria-live] .MuiAlert-message')].map((toast) =>
    [...toast.querySelectorAll('span:not(button span), strong')]
      .map(({ textContent }) => textContent)
      .join(''),
  )

/** A toast that says this. */
export const aviso = (mensaje: string) =>
  waitFor(() => {
    const region = document.querySelector('[aria-live="polite"][aria-relevant]')
    expect(region).toHaveTextContent(mensaje)
  })

/** The buttons of these that can be used. */
export const habilitados = (nombres: readonly string[]) =>
  nombres.filter((nombre) => !screen.getByRole('button', { name: nombre }).matches(':disabled'))

const BUTTONS = { selector: 'button' }

/** The button that says this, or the icon that is called so, on the page or in a part of it. */
export const botonDe = (texto: string, parte: HTMLElement = document.body) =>
  within(parte).queryByText<HTMLButtonElement>(texto, BUTTONS) ??
  within(parte).getByLabelText<HTMLButtonElement>(texto, BUTTONS)

/** A dialog by its title, once it is open. */
export const dialogoTitulado = async (titulo: string) =>
  (await screen.findByText(titulo, { selector: 'h2' })).closest<HTMLElement>('[role$="dialog"]')!

/** A dialog, or another part of the page, by its fields and its buttons. */
export function enDialogo(user: UserEvent, dialogo: HTMLElement) {
  const control = (etiqueta: string) => campo(etiqueta, dialogo)
  const boton = (texto: string) => botonDe(texto, dialogo)
  return {
    dialogo,
    campo: control,
    boton,
    pulsar: (texto: string) => user.click(boton(texto)),
    /** Writes in each field, by its label: a list takes the option of that name, a selector the first that it finds. */
    llenar: async (textos: Record<string, string>) => {
      for (const [etiqueta, texto] of Object.entries(textos)) {
        const uno = control(etiqueta)
        if (uno instanceof HTMLSelectElement) await user.selectOptions(uno, texto)
        else await escribir(user, uno, texto)
      }
    },
    /** What each field shows as wrong, by its label. */
    errores: () =>
      Object.fromEntries(
        [...dialogo.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].map((mal) => [
          mal.getAttribute('aria-label') ??
            dialogo.querySelector(`label[for="${mal.id}"]`)?.textContent ??
            mal.closest('label')?.textContent ??
            mal.id,
          errorDe(mal),
        ]),
      ),
    diferencias: () => diferenciasEn(dialogo),
    usarLoDeAhora: (etiqueta: string) =>
      user.click(within(dialogo).getByRole('button', { name: `Usar lo de ahora en ${etiqueta}` })),
    /** What stands above the fields. */
    banner: () => dialogo.querySelector('[role="alert"]'),
    /** Ends once the dialog is gone. */
    cerrado: () => waitFor(() => expect(dialogo).not.toBeInTheDocument()),
  }
}

/** Presses a button of the page and waits for the dialog of this title that it opens. */
export async function abrirDialogo(user: UserEvent, boton: string, titulo: string) {
  await user.click(botonDe(boton))
  return enDialogo(user, await dialogoTitulado(titulo))
}

/** The same, where it matters what the dialog is for those who hear it. */
async function abrir(user: UserEvent, boton: string, rol: 'dialog' | 'alertdialog', titulo: string) {
  const abierto = await abrirDialogo(user, boton, titulo)
  expect(abierto.dialogo).toHaveAttribute('role', rol)
  expect(document.getElementById(abierto.dialogo.getAttribute('aria-labelledby') ?? '')).toHaveTextContent(
    titulo,
  )
  return abierto
}

/** Presses a button of the page and waits for the form that it opens. */
export const abrirFormulario = (user: UserEvent, boton: string, titulo: string) =>
  abrir(user, boton, 'dialog', titulo)

/** Presses a button of the page and waits for the question that it asks. */
export const abrirPregunta = (user: UserEvent, boton: string, titulo: string) =>
  abrir(user, boton, 'alertdialog', titulo)

/** A tooltip is the button's title until the pointer or the focus opens it. */
const descripcionDe = (boton: HTMLElement) =>
  boton.title || document.getElementById(boton.getAttribute('aria-describedby') ?? '')?.textContent

/** Why each of these buttons cannot be used, by its name; null for one that can. One that may be an icon names itself first. */
export const motivos = (nombres: readonly string[]) =>
  Object.fromEntries(
    nombres.map((nombre) => {
      const boton = botonDe(nombre)
      const reason = boton.matches(':disabled') ? descripcionDe(boton.parentElement!) : null
      return [nombre, reason?.replace(`${nombre}. `, '') ?? null]
    }),
  )

export const SIN_PERMISO = 'Su usuario no tiene permiso para esto.'
export const SIN_SELECCION = 'Seleccione una fila.'
