import { TIPOS_GASTO } from '../../contract/catalogos'
import { HIDDEN } from '../../records/fileRows/source'
import { CONDUCTOR, FECHA_Y_BUS, fieldsOf, figure, text } from '../../records/fileRows/fields'
import type { Datos, ImportNoun } from '../../records/fileRows/noun'
import { LIQUIDACIONES } from '../../records/nouns/liquidaciones'

const GASTO = 'gasto.'

function datosOf({ abonoValor, deudaValor, deudaRazon, ...rest }: Datos): Datos {
  const own: Record<string, unknown> = {}
  // An expense for each filled cell; one of 0 takes the expense out of a settlement that is corrected.
  const gastos: Record<string, unknown>[] = []
  for (const [name, valor] of Object.entries(rest))
    if (name.startsWith(GASTO)) gastos.push({ nombre: name.slice(GASTO.length), valor })
    else own[name] = valor
  const { fecha } = own
  return {
    ...own,
    ...(gastos.length > 0 && { gastos }),
    // A workbook writes 0 where there is none.
    ...(Boolean(abonoValor) && { abonoDto: { valor: abonoValor, fecha } }),
    ...(Boolean(deudaValor || deudaRazon) && { deudaDto: { valor: deudaValor, razon: deudaRazon, fecha } }),
  }
}

const LINKED: Readonly<Record<string, string>> = {
  'abonoDto.valor': 'abonoValor',
  'abonoDto.fecha': 'fecha',
  'deudaDto.valor': 'deudaValor',
  'deudaDto.razon': 'deudaRazon',
  'deudaDto.fecha': 'fecha',
}

function fieldOf(path: string, { gastos }: Datos) {
  const [, index] = /^gastos\.(\d+)\./.exec(path) ?? []
  const gasto = (gastos as { nombre: string }[] | undefined)?.[Number(index)]
  return gasto ? `${GASTO}${gasto.nombre}` : (LINKED[path] ?? path)
}

/** 'Gasto: Lavado', as our own files name it. */
function extraField(title: string) {
  const [, nombre] = /^gasto[:.]\s*(.+)$/i.exec(title.replace(HIDDEN, '').trim()) ?? []
  return nombre ? figure(`${GASTO}${nombre}`, `Gasto: ${nombre}`, 0, { optional: true }) : undefined
}

/** 'Importar' of the settlements: known by their day and their bus. What only sensors have filled is completed. */
const IMPORT: ImportNoun = {
  noun: 'liquidaciones',
  corrects: true,
  words: LIQUIDACIONES.words,
  fields: [
    ...FECHA_Y_BUS,
    { ...CONDUCTOR, optional: true },
    ...fieldsOf(LIQUIDACIONES, {
      viajes: [6],
      regIni: [173000, { title: 'Reg. inicial', also: ['registradora inicial', 'numeracion inicial'] }],
      regFin: [173470, { title: 'Reg. final', also: ['registradora final', 'numeracion final'] }],
      sensor: [490],
    }),
    ...[
      ...fieldsOf(LIQUIDACIONES, {
        civica: [35],
        tiquetes: [4],
        comentario: ['', { also: ['observaciones'] }],
        liquidada: ['No'],
      }),
      // Each usual expense has a column of its own.
      ...TIPOS_GASTO.map((nombre) => figure(`${GASTO}${nombre}`, nombre, 0)),
      figure('abonoValor', 'Valor del abono', 0, { also: ['abono'] }),
      figure('deudaValor', 'Valor de la deuda', 0, { also: ['deuda'] }),
      text('deudaRazon', 'Razón de la deuda', ''),
    ].map((field) => ({ ...field, optional: true })),
  ],
  extraField,
  leftOut: (cellUnder) =>
    cellUnder('Neto reg.') !== undefined && cellUnder('Fecha de entrega') === '' ? 'sensor' : undefined,
  datosOf,
  fieldOf,
}
export default IMPORT
