import { fechaLarga } from '../../contract/fechas'
import { confirmation } from '../../records/dialog/confirmation'
import { pesos } from '../../ui/texts/formats'
import { linkOf, type CarteraRow } from './columns'

/** 'Eliminar' of a ledger. */
export const eliminarDialog = (
  useCall: Parameters<typeof confirmation<CarteraRow, CarteraRow>>[0]['useCall'],
  title: string,
  question: string,
) =>
  confirmation({
    useCall,
    argOf: (row: CarteraRow) => row,
    title,
    record: ({ conductorNombre, fecha, valor }) => [conductorNombre, fechaLarga(fecha), pesos(valor)],
    question: (row) => [question, linkOf(row)].filter(Boolean).join(' '),
    confirmText: 'Eliminar',
    dangerous: true,
  })
