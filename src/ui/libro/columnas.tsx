import type { Columna } from '../table/columns'
import { FromLiquidacion } from './FromLiquidacion'
import { linkOf } from './link'

/** A row of a ledger: an amount of a driver's, which a settlement may have, of which bus it then says. */
export interface FilaDeLibro {
  uuid: string
  valor: number
  conductorNombre: string
  fecha: string
  liquidacionUuid?: string | null
  busNumero?: string | null
}

type FilaCon<Campo extends string> = FilaDeLibro & Record<Campo, string>

/** The columns of a ledger (section 2), whose rows say in `campo` what they are for. */
export const columnasDeLibro = <Campo extends string>(
  campo: Campo,
  titulo: string,
): readonly Columna<FilaCon<Campo>>[] => [
  { campo: 'valor', titulo: 'Valor', tipo: 'pesos', ancho: 124 },
  { campo: 'conductorNombre', titulo: 'Conductor', flex: 1.2, minWidth: 140, envuelve: true },
  {
    campo: campo as Extract<keyof FilaCon<Campo>, string>,
    titulo,
    flex: 1.6,
    minWidth: 180,
    render: (fila) => <FromLiquidacion texto={fila[campo]} link={linkOf(fila)} />,
  },
  { campo: 'fecha', titulo: 'Fecha', tipo: 'fecha' },
]
