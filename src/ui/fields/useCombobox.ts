import { useEventCallback } from '@mui/material/utils'
import { useEffect, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { sinAcentos } from '../formats'

/** Something that can be chosen from a list. */
export interface Eleccion {
  valor: string
  nombre: string
  /** A second thing to find it by, shown smaller: a document, a plate. */
  detalle?: string
}

interface Opciones {
  opciones: readonly Eleccion[]
  /** The value that the form holds. */
  valor: string
  /** What is read for that value. */
  nombre: string
  /** Whether any text will do, the list being a suggestion. */
  libre: boolean
  /** The list is still on its way. */
  cargando: boolean
  /** `tarde`: what was typed before the list came is taken now, the person being elsewhere since. */
  elegir: (valor: string, tarde?: boolean) => void
  salir: () => void
  /** While what was typed waits for the list; what it answers is called after. */
  retener?: () => () => void
}

/** A list longer than this would be scrolled, not read; typing shortens it. */
const MAXIMO_VISIBLE = 100

const coincide = (buscado: string) => {
  const palabras = sinAcentos(buscado).split(/\s+/)
  return ({ nombre, detalle = '' }: Eleccion) => {
    const texto = sinAcentos(`${nombre} ${detalle}`)
    return palabras.every((palabra) => texto.includes(palabra))
  }
}

/**
 * The behaviour of a combobox (WAI-ARIA 1.2, list autocomplete). While one types, the list keeps what matches every word,
 * without accents; arrows move, Enter and Tab take the marked one, Escape closes, emptying the text clears the value. Text
 * that matches nothing is kept when `libre` and goes back to the value when not. What is typed and left before the list has
 * come stays, and is looked up when it comes.
 */
export function useCombobox({ opciones, valor, nombre, libre, cargando, elegir, salir, retener }: Opciones) {
  const [abierto, setAbierto] = useState(false)
  /** What is being typed; null while nothing is. */
  const [buscado, setBuscado] = useState<string | null>(null)
  const [marcada, setMarcada] = useState(-1)
  /** Finds what the person left typed, once there is a list to find it in. */
  const [alLlegar, setAlLlegar] = useState<((opcion: Eleccion) => boolean) | null>(null)
  const visibles = abierto
    ? (buscado ? opciones.filter(coincide(buscado)) : opciones).slice(0, MAXIMO_VISIBLE)
    : []

  const pendiente = cargando && !libre

  const cerrar = () => {
    setAbierto(false)
    setBuscado(null)
    setMarcada(-1)
    setAlLlegar(null)
  }
  const esperar = (hallar: (opcion: Eleccion) => boolean) => {
    setAbierto(false)
    setAlLlegar(() => hallar)
  }
  const abrir = () => {
    setAlLlegar(null)
    setAbierto(true)
    setMarcada(libre ? -1 : opciones.findIndex((opcion) => opcion.valor === valor))
  }
  const tomar = (opcion: Eleccion | undefined) => {
    if (opcion) elegir(opcion.valor)
    cerrar()
  }
  /** Takes the value away, and with it what is being typed. */
  const limpiar = () => {
    elegir('')
    cerrar()
  }
  const escribir = (texto: string) => {
    setAbierto(true)
    setBuscado(texto)
    setAlLlegar(null)
    // Where only the list will do, the first match is what Enter would take.
    setMarcada(libre || texto === '' ? -1 : 0)
    if (libre || texto === '') elegir(texto)
  }
  const mover = (paso: number) => {
    if (!abierto) return abrir()
    const total = visibles.length
    if (total > 0) setMarcada((actual) => (Math.max(actual, paso < 0 ? 0 : -1) + paso + total) % total)
  }

  const tomarMarcada = () => {
    if (buscado && pendiente) esperar(coincide(buscado))
    else tomar(visibles[marcada])
  }
  const alTeclear = (event: KeyboardEvent) => {
    const { key, altKey } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (altKey && abierto) cerrar()
      else mover(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Escape' && abierto) {
      // It closes the list, not the dialog around it.
      event.stopPropagation()
      cerrar()
    } else if (key === 'Enter' && abierto) {
      event.preventDefault()
      tomarMarcada()
    } else if (key === 'Tab' && abierto && buscado) {
      tomarMarcada()
    }
  }
  const alSalir = (event: FocusEvent) => {
    // The list's own scrollbar takes the focus away for a moment.
    if (event.relatedTarget instanceof HTMLElement && event.relatedTarget.role === 'listbox') return
    if (alLlegar) return
    const esExacta = buscado && ((opcion: Eleccion) => sinAcentos(opcion.nombre) === sinAcentos(buscado))
    if (esExacta && pendiente) return esperar(esExacta)
    const exacta = esExacta ? opciones.find(esExacta) : undefined
    if (exacta && exacta.valor !== valor) elegir(exacta.valor)
    cerrar()
    salir()
  }

  const buscarLoTecleado = useEventCallback(() => {
    const hallada = alLlegar && opciones.find(alLlegar)
    if (hallada) elegir(hallada.valor, true)
    cerrar()
    salir()
  })
  const espera = alLlegar !== null
  useEffect(() => (espera ? retener?.() : undefined), [espera, retener])
  const haLlegado = espera && !cargando
  useEffect(() => {
    if (haLlegado) buscarLoTecleado()
  }, [haLlegado, buscarLoTecleado])

  return {
    texto: buscado ?? nombre,
    abierto,
    visibles,
    marcada: marcada < visibles.length ? marcada : -1,
    abrir,
    escribir,
    tomar,
    limpiar,
    alTeclear,
    alSalir,
  }
}
