import { memo, useId } from 'react'
import { JUSTIFICACIONES } from '../../contract/catalogos'
import type { AsistenciaFila } from '../../contract/asistencias'
import { Combobox } from '../../ui/fields/Combobox'
import { ariaDe, idDelError } from '../../ui/fields/FieldFrame'
import type { Eleccion } from '../../ui/fields/useCombobox'
import { atributoDe } from './celdas'
import { conCambios, type Marcas } from './planilla'

/** The longest texts that the server takes. */
const LARGO_BUS = 20
const LARGO_JUSTIFICACION = 200

const SUGERENCIAS = JUSTIFICACIONES.map((texto) => ({ valor: texto, nombre: texto }))
const CASILLAS = [
  ['asistio', 'Asistió'],
  ['entregoAlDia', 'Al día'],
  ['entregoPresencial', 'Presencial'],
] as const

interface Props {
  indice: number
  fila: AsistenciaFila
  cambio: Partial<Marcas> | undefined
  error: string | undefined
  buses: readonly Eleccion[]
  /** The column that Tab reaches in this row; null in all the rows but one. */
  columnaActiva: number | null
  soloLectura: boolean
  onCambio: (fila: AsistenciaFila, cambio: Partial<Marcas>) => void
}

const NADA = () => undefined

/** A driver's day. A key typed in a row renders that row alone. */
export const PlanillaRow = memo(function PlanillaRow(props: Props) {
  const { indice, fila, cambio, error, buses, columnaActiva, soloLectura, onCambio } = props
  const id = useId()
  const vista = conCambios(fila, cambio)
  const nombre = fila.conductorNombre

  const texto = (columna: number, campo: 'bus' | 'justificacion', titulo: string, largo: number) => (
    <td role="gridcell" {...atributoDe({ fila: indice, columna })}>
      <div className="campo">
        <Combobox
          id={`${id}-${campo}`}
          label={`${titulo} de ${nombre}`}
          opciones={campo === 'bus' ? buses : SUGERENCIAS}
          valor={vista[campo]}
          nombre={vista[campo]}
          libre
          disabled={soloLectura}
          elegir={(valor) => onCambio(fila, { [campo]: valor })}
          salir={NADA}
          input={{
            'aria-label': `${titulo} de ${nombre}`,
            tabIndex: columnaActiva === columna ? 0 : -1,
            maxLength: largo,
            // What is wrong with a row is said where the keyboard comes into it.
            ...(columna === 0 && ariaDe({ id: `${id}-${campo}`, error })),
          }}
        />
      </div>
    </td>
  )

  return (
    <tr role="row" aria-rowindex={indice + 2} data-cambiada={cambio !== undefined || undefined}>
      <th scope="row" role="rowheader">
        {nombre}
        {cambio && <span className="solo-lectores"> (sin guardar)</span>}
        {error && (
          <small role="alert" id={idDelError(`${id}-bus`)} className="campo-error">
            {error}
          </small>
        )}
      </th>
      {texto(0, 'bus', 'Bus', LARGO_BUS)}
      {texto(1, 'justificacion', 'Justificación', LARGO_JUSTIFICACION)}
      {CASILLAS.map(([campo, titulo], posicion) => {
        const columna = posicion + 2
        return (
          <td key={campo} role="gridcell" className="casilla" {...atributoDe({ fila: indice, columna })}>
            <input
              type="checkbox"
              aria-label={`${titulo}: ${nombre}`}
              tabIndex={columnaActiva === columna ? 0 : -1}
              checked={vista[campo]}
              disabled={soloLectura}
              onChange={({ target }) => onCambio(fila, { [campo]: target.checked })}
            />
          </td>
        )
      })}
    </tr>
  )
})
