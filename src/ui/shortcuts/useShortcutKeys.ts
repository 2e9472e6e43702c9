import { useEventCallback } from '@mui/material/utils'
import { useEffect, useRef } from 'react'
import { enfocarPrimero } from '../form/focus'
import { remembered } from '../useRemembered'
import { ATAJOS, esDeUnCaracter, IR_A, teclaPulsada, type Atajo } from './keys'
import { CLAVE_LETRAS } from './useShortcut'

interface Opciones {
  /** Goes to the screen of a letter that was pressed after `IR_A`; answers whether there is one. */
  ir: (letra: string) => boolean
  /** Shows the list of shortcuts. */
  ayuda: () => void
}

/** Milliseconds in which the second key of two has to follow. */
const ENTRE_DOS_TECLAS = 3_000

// Where letters and Supr are for typing and for finding in a list.
const SE_ESCRIBE =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="menu"], [role="listbox"], [contenteditable="true"]'

const ACCIONES = Object.keys(ATAJOS) as Atajo[]

/** Under an open dialog nothing can be used: MUI hides it from readers, and we from keys. */
const tapado = (elemento: Element | null) => elemento?.closest('[aria-hidden="true"]') != null

/** What bears a shortcut on screen, in the topmost dialog if there is one. */
const portador = (atajo: Atajo) =>
  [...document.querySelectorAll<HTMLElement>(`[data-atajo="${atajo}"]`)].find((uno) => !tapado(uno))

/** In a table the cell where the keyboard last was, or its titles while it has no rows; in a form its first field. */
function entrar(parte: HTMLElement): void {
  const celda =
    parte.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"], [role="gridcell"] [tabindex="0"]') ??
    parte.querySelector<HTMLElement>('[role="gridcell"][tabindex]') ??
    parte.querySelector<HTMLElement>('[role="columnheader"][tabindex="0"]')
  if (celda) celda.focus()
  else enfocarPrimero(parte)
}

/** The row that the keyboard is in, if it is one of a table's. */
const filaEnFoco = () =>
  document.activeElement?.closest<HTMLElement>('[role="gridcell"]')?.closest('[data-id]')

function accionar(boton: HTMLElement, atajo: Atajo): void {
  if (!boton.matches('button')) return entrar(boton)
  // After what is done to a row the keyboard goes on from that row, unless the row may be gone; and what is done in the middle of
  // typing knows itself where to go on.
  const sigueEnSuLugar =
    ATAJOS[atajo].includes('+') ||
    (boton.dataset.deFila !== undefined && atajo !== 'eliminar' && filaEnFoco() != null)
  // Beside a disabled button stands its reason.
  if (boton.matches(':disabled')) return boton.parentElement?.focus()
  if (!sigueEnSuLugar) boton.focus()
  boton.click()
}

function pulsar(boton: HTMLElement, atajo: Atajo): void {
  const activo = document.activeElement
  // The row that the keyboard is in is the row that is meant.
  if (boton.dataset.deFila !== undefined && filaEnFoco()?.getAttribute('aria-selected') === 'false')
    (activo as HTMLElement).click()
  // What was typed in a list of choices counts as when one leaves it.
  if (activo instanceof HTMLElement && activo.role === 'combobox') {
    activo.blur()
    activo.focus()
  }
  // Once the page shows what that has changed.
  setTimeout(() => accionar(boton, atajo))
}

/** Listens to the keys of the shortcuts, once, in the main layout. */
export function useShortcutKeys({ ir, ayuda }: Opciones): void {
  const desdeIrA = useRef(-Infinity)

  const alTeclear = useEventCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || event.metaKey) return
    const tecla = teclaPulsada(event)
    const enTexto = event.target instanceof Element && event.target.closest(SE_ESCRIBE) !== null
    const sinModificador = !event.ctrlKey && !event.altKey
    if (sinModificador && enTexto) return
    if (esDeUnCaracter(tecla) && !remembered(CLAVE_LETRAS, true)) return

    const trasIrA = event.timeStamp - desdeIrA.current < ENTRE_DOS_TECLAS
    desdeIrA.current = -Infinity
    const enPagina = !tapado(document.querySelector('main'))
    if (trasIrA && enPagina && ir(tecla)) return event.preventDefault()
    if (tecla === IR_A && enPagina) {
      desdeIrA.current = event.timeStamp
      return event.preventDefault()
    }
    const atajo = ACCIONES.find((una) => ATAJOS[una] === tecla)
    const boton = atajo && portador(atajo)
    if (boton) pulsar(boton, atajo)
    else if (atajo === 'ayuda') ayuda()
    else return
    event.preventDefault()
  })

  useEffect(() => {
    document.addEventListener('keydown', alTeclear)
    return () => document.removeEventListener('keydown', alTeclear)
  }, [alTeclear])
}
