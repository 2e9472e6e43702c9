/**
 * Dialogs and role-aware buttons as a person handles them: by their titles, their labels and what they say. Found by their text
 * and not by their role, which for a whole page with a table takes jsdom a large part of a second each time.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { type UserEvent } from '@testing-library/user-event'
import { campo, diferenciasEn, errorDe, escribir } from './table-screen'

/** The button that says this, on the page or in a part of it. */
export const botonDe = (texto: string, parte: HTMLElement = document.body) =>
  within(parte).getByText(texto, { selector: 'button' })

/** Presses a button of the page and waits for the dialog of this role and title that it opens. */
async function abrir(user: UserEvent, boton: string, rol: 'dialog' | 'alertdialog', titulo: string) {
  await user.click(botonDe(boton))
  const cabeza = await screen.findByText(titulo, { selector: 'h2' })
  const dialogo = cabeza.closest<HTMLElement>(`[role="${rol}"]`)
  if (dialogo?.getAttribute('aria-labelledby') !== cabeza.id)
    throw new Error(`No ${rol} is titled ${titulo}.`)
  return enDialogo(user, dialogo)
}

function enDialogo(user: UserEvent, dialogo: HTMLElement) {
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
            mal.id,
          errorDe(mal),
        ]),
      ),
    diferencias: () => diferenciasEn(dialogo),
    usarLoDeAhora: (etiqueta: string) =>
      user.click(within(dialogo).getByRole('button', { name: `Usar lo de ahora en ${etiqueta}` })),
    /** What the banner says. */
    banner: () => dialogo.querySelector('[role="alert"]')?.textContent ?? null,
    /** Ends once the dialog is gone. */
    cerrado: () => waitFor(() => expect(dialogo).not.toBeInTheDocument()),
  }
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

/** Why each of these buttons cannot be used, by its name; null for one that can. */
export const motivos = (nombres: readonly string[]) =>
  Object.fromEntries(
    nombres.map((nombre) => {
      const boton = botonDe(nombre)
      return [nombre, boton.matches(':disabled') ? descripcionDe(boton.parentElement!) : null]
    }),
  )

export const SIN_PERMISO = 'Su usuario no tiene permiso para esto.'
export const SIN_SELECCION = 'Seleccione una fila.'
