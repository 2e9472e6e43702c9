import { TIPOS_DOCUMENTO } from '../../contract/catalogos'
import type { ConductorFila } from '../../contract/conductores'
import type { Columna } from '../../ui/table/columns'

/** Section 2, Conductores. */
export const COLUMNAS: readonly Columna<ConductorFila>[] = [
  { campo: 'nombre', titulo: 'Nombre', flex: 1.4, minWidth: 160, envuelve: true },
  { campo: 'empresa', titulo: 'Empresa', minWidth: 100, envuelve: true },
  { campo: 'documento', titulo: 'Documento', minWidth: 110 },
  { campo: 'fechaNacimiento', titulo: 'Fecha de nacimiento', tipo: 'fecha', oculta: true },
  {
    campo: 'tipoDocumento',
    titulo: 'Tipo de documento',
    tipo: 'opcion',
    opciones: TIPOS_DOCUMENTO,
    oculta: true,
    minWidth: 170,
  },
  { campo: 'fechaUltimoIngreso', titulo: 'Fecha de último ingreso', tipo: 'fecha' },
  { campo: 'fechaUltimoRetiro', titulo: 'Fecha de último retiro', tipo: 'fecha' },
]

/** Whether a driver is retired; a host that does not say so has nobody retired. */
const estaRetirado = ({ valido }: ConductorFila): boolean => valido === false

/** A retired driver no longer counts. */
export const resaltarRetirado = (conductor: ConductorFila) =>
  estaRetirado(conductor) ? 'invalida' : undefined

export const LEYENDA = { invalida: 'Retirado' }
