import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useBusesQuery } from '../../api/buses'
import type { AsistenciaFila } from '../../contract/asistencias'
import { useShortcut } from '../../ui/shortcuts/useShortcut'
import {
  CASILLAS,
  celdaDe,
  COLUMNAS_EDITABLES,
  destinoDe,
  enfocarCelda,
  FILAS_POR_PAGINA,
  focusTickAll,
  PRIMERA_CASILLA,
  tickAllColumn,
  TITULOS,
  type Celda,
} from './celdas'
import type { Cambios, Marcas } from './planilla'
import { PlanillaRow } from './PlanillaRow'
import { Tabla } from './planillaStyles'
import { SheetPagination } from './SheetPagination'
import { TickAll } from './TickAll'

/** The cell of the sheet that Tab reaches; `llegando` when the focus is still to be put there. */
type CeldaActiva = Celda & { llegando?: boolean }

const PRIMERA: CeldaActiva = { fila: 0, columna: 0 }

interface Props {
  titulo: string
  filas: readonly AsistenciaFila[]
  cambios: Cambios
  errores: Readonly<Record<string, string>>
  onCambio: (fila: AsistenciaFila, cambio: Partial<Marcas>) => void
}

/**
 * The sheet, a row per driver. For the keyboard it is one stop of Tab (the WAI-ARIA grid): arrows go between cells, Space
 * ticks, typing edits, Enter goes down and never sends anything, Ctrl+Enter saves, and Alt+Down opens the suggestions. Leaving the last row of
 * a page downwards turns the page; above the first row of all are the boxes that tick a whole column.
 */
export function Planilla({ titulo, filas, cambios, errores, onCambio }: Props) {
  const { data } = useBusesQuery()
  const buses = useMemo(() => (data ?? []).map(({ numero }) => numero), [data])
  const tecla = useShortcut('tabla')
  const tabla = useRef<HTMLTableElement>(null)
  const [activa, setActiva] = useState<CeldaActiva>(PRIMERA)
  const [erroresVistos, setErroresVistos] = useState(errores)
  const actual = activa.fila < filas.length ? activa : PRIMERA
  const pagina = Math.floor(actual.fila / FILAS_POR_PAGINA)
  const desde = pagina * FILAS_POR_PAGINA

  useEffect(() => {
    if (actual.llegando) enfocarCelda(tabla.current, actual)
  }, [actual])

  const ir = (celda: Celda) => setActiva({ ...celda, llegando: true })
  // After a refusal the keyboard is in the first row that is wrong, on whichever page.
  if (errores !== erroresVistos) {
    setErroresVistos(errores)
    const equivocada = filas.findIndex(({ conductorUuid }) => errores[conductorUuid])
    if (equivocada >= 0) ir({ ...PRIMERA, fila: equivocada })
  }
  /** From the box above a column, with an arrow. */
  const leaveTickAll = (event: KeyboardEvent, columna: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step) focusTickAll(tabla.current, columna + step)
    else if (event.key === 'ArrowDown') ir({ fila: desde, columna })
    else return
    event.preventDefault()
  }
  const alMover = (event: KeyboardEvent) => {
    const above = tickAllColumn(event.target)
    if (above !== null) return leaveTickAll(event, above)
    const celda = celdaDe(event.target)
    if (!celda || !(event.target instanceof HTMLInputElement)) return
    const destino = destinoDe(event, event.target, celda, filas.length)
    if (!destino) return
    // Before the cell's own control, whose list these arrows would open.
    event.preventDefault()
    event.stopPropagation()
    if (destino.fila === celda.fila && event.key === 'ArrowUp' && focusTickAll(tabla.current, celda.columna))
      return
    ir(destino)
  }
  const alAceptar = (event: KeyboardEvent) => {
    const celda = celdaDe(event.target)
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !celda) return
    // After the cell's own control, which has taken what was marked in its list.
    event.preventDefault()
    ir({ ...celda, fila: Math.min(celda.fila + 1, filas.length - 1) })
  }
  const alEnfocar = ({ target }: FocusEvent) => {
    const celda = celdaDe(target)
    if (celda && (celda.fila !== activa.fila || celda.columna !== activa.columna)) setActiva(celda)
  }

  return (
    <>
      <Tabla {...tecla.props}>
        <table
          ref={tabla}
          role="grid"
          aria-label={titulo}
          aria-rowcount={filas.length + 1}
          aria-colcount={COLUMNAS_EDITABLES + 1}
          onKeyDownCapture={alMover}
          onKeyDown={alAceptar}
          onFocus={alEnfocar}
        >
          <thead>
            <tr role="row" aria-rowindex={1}>
              {TITULOS.slice(0, -CASILLAS.length).map((titulo) => (
                <th key={titulo} scope="col" role="columnheader">
                  {titulo}
                </th>
              ))}
              {CASILLAS.map((casilla, posicion) => (
                <th key={casilla[0]} scope="col" role="columnheader">
                  {casilla[1]}
                  <TickAll
                    columna={posicion + PRIMERA_CASILLA}
                    casilla={casilla}
                    filas={filas}
                    cambios={cambios}
                    onCambio={onCambio}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filas.slice(desde, desde + FILAS_POR_PAGINA).map((fila, posicion) => (
              <PlanillaRow
                key={fila.conductorUuid}
                indice={desde + posicion}
                fila={fila}
                cambio={cambios[fila.conductorUuid]}
                error={errores[fila.conductorUuid]}
                buses={buses}
                columnaActiva={actual.fila === desde + posicion ? actual.columna : null}
                onCambio={onCambio}
              />
            ))}
          </tbody>
        </table>
      </Tabla>
      <SheetPagination
        total={filas.length}
        pagina={pagina}
        onPagina={(otra) => setActiva({ fila: otra * FILAS_POR_PAGINA, columna: 0 })}
      />
    </>
  )
}
