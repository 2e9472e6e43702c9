import { useState } from 'react'
import type { AsistenciaFila } from '../../contract/asistencias'
import { ValidIcon } from '../../ui/table/ValidIcon'
import { CHECKBOXES, ROWS_PER_PAGE, TITLES } from './cells'
import { SheetFrame } from './sheetStyles'
import { SheetPagination } from './SheetPagination'

interface Props {
  title: string
  rows: readonly AsistenciaFila[]
}

/** The sheet for users who may not register attendance. */
export function ReadOnlySheet({ title, rows }: Props) {
  const [requestedPage, requestPage] = useState(0)
  const page = requestedPage * ROWS_PER_PAGE < rows.length ? requestedPage : 0
  const from = page * ROWS_PER_PAGE
  return (
    <>
      <SheetFrame>
        <table aria-label={title} className="lectura">
          <thead>
            <tr>
              {TITLES.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(from, from + ROWS_PER_PAGE).map((row) => (
              <tr key={row.conductorUuid}>
                <th scope="row">{row.conductorNombre}</th>
                <td>{row.bus}</td>
                <td>{row.justificacion}</td>
                {CHECKBOXES.map(([field]) => (
                  <td key={field} className="casilla">
                    <ValidIcon value={row[field]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SheetFrame>
      <SheetPagination total={rows.length} page={page} onPageChange={requestPage} />
    </>
  )
}
