import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAsistenciasDelMesQuery } from '../../../api/asistencias'
import type { ConductorFila } from '../../../contract/conductores'
import { COLUMNS, withRowIds, ROWS_PER_PAGE } from '../../../features/asistencias/columns'
import { MonthChips, monthOf } from '../../../features/asistencias/Month'
import { withSearch } from '../../../records/searches/addresses'
import { SectionTable } from '../SectionTable'

const OWN_COLUMNS = COLUMNS.filter(({ field }) => field !== 'conductorNombre')

/** A driver's attendance of a month; the calls know no other period. */
export function Asistencias({ record: { uuid, nombre } }: { record: Partial<ConductorFila> }) {
  const [address, setAddress] = useSearchParams()
  const month = address.get('mes') ?? monthOf('mes')
  const query = useAsistenciasDelMesQuery({ mes: Number(month) })
  const { currentData } = query
  const rows = useMemo(
    () =>
      withRowIds(
        // The table of calls has the rows named by it, but gives a driver none.
        currentData?.filter(({ conductorUuid, conductorNombre }) =>
          uuid ? conductorUuid === uuid : conductorNombre === nombre,
        ),
      ),
    [currentData, uuid, nombre],
  )
  return (
    <SectionTable
      id="conductor-asistencias"
      query={query}
      rows={rows}
      columns={OWN_COLUMNS}
      rowsPerPage={ROWS_PER_PAGE}
      screen="Asistencias"
      to={withSearch('/asistencias', { tipo: 'mes', mes: month })}
      actions={
        <MonthChips
          month={month}
          onChoose={(mes) =>
            setAddress({ seccion: 'asistencias', mes: mes ?? monthOf('mes') }, { replace: true })
          }
        />
      }
    />
  )
}
