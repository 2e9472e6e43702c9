import { useState } from 'react'
import type { AsistenciaFila } from '../../contract/asistencias'
import { ValidIcon } from '../../ui/ValidIcon'
import { CASILLAS, FILAS_POR_PAGINA, TITULOS } from './celdas'
import { Tabla } from './planillaStyles'
import { SheetPagination } from './SheetPagination'

interface Props {
  titulo: string
  filas: readonly AsistenciaFila[]
}

/** The sheet for whoever may only look. */
export function ReadOnlySheet({ titulo, filas }: Props) {
  const [pedida, setPedida] = useState(0)
  const pagina = pedida * FILAS_POR_PAGINA < filas.length ? pedida : 0
  const desde = pagina * FILAS_POR_PAGINA
  return (
    <>
      <Tabla>
        <table aria-label={titulo} className="lectura">
          <thead>
            <tr>
              {TITULOS.map((columna) => (
                <th key={columna} scope="col">
                  {columna}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filas.slice(desde, desde + FILAS_POR_PAGINA).map((fila) => (
              <tr key={fila.conductorUuid}>
                <th scope="row">{fila.conductorNombre}</th>
                <td>{fila.bus}</td>
                <td>{fila.justificacion}</td>
                {CASILLAS.map(([campo]) => (
                  <td key={campo} className="casilla">
                    <ValidIcon valor={fila[campo]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Tabla>
      <SheetPagination total={filas.length} pagina={pagina} onPagina={setPedida} />
    </>
  )
}
