import type { Cierre, DiaCerrado } from '../../contract/cierres'
import { DENOMINACIONES } from '../../contract/efectivo'
import { fechaLarga } from '../../contract/fechas'
import { alphabetically } from '../collation'
import { longInstant } from '../long-instant'
import { type Dependencies } from '../dependencies'
import { integer, pesos } from '../pdf/figures'
import { signaturesOf } from '../pdf/signatures'
import { letterheadOf } from '../pdf/letterhead'
import { printPdf } from '../pdf/pdf'
import { sectionOf, type Lines } from '../pdf/sections'
import { tableOf, type PrintColumn } from '../pdf/table'
import { inSnapshot } from '../db/transaction'
import { type Db } from '../db/types'
import { conflict } from '../http/errors'
import { closedDaysOf, type Counted } from './figures'
import { cierreOf, countedBy, storedCierre } from './tills'

/** Buses that are named; of more the rest is counted, so that the signatures keep their room. */
const NAMED_BUSES = 40

/** A row of the list: what came to a day that was closed already bears a mark. */
type ListRow = Counted & { late: boolean }

const COLUMNS: readonly PrintColumn<ListRow>[] = [
  { title: 'Bus', width: 36, cell: ({ busNumero, late }) => (late ? `${busNumero} *` : busNumero) },
  { title: 'Conductor', width: 124, cell: ({ conductorNombre }) => conductorNombre },
  { title: 'Fecha', width: 112, cell: ({ fecha }) => fechaLarga(fecha) },
  { title: 'Neto reg.', width: 62, right: true, cell: ({ netoReg }) => pesos(netoReg) },
  { title: 'Neto sensor', width: 62, right: true, cell: ({ netoSensor }) => pesos(netoSensor) },
  { title: 'Abono', width: 54, right: true, cell: ({ abono }) => (abono ? pesos(abono) : '') },
  { title: 'Deuda', width: 54, right: true, cell: ({ deuda }) => (deuda ? pesos(deuda) : '') },
]

/** 'Faltante de $ 300' */
function differenceText(diferencia: number) {
  if (diferencia === 0) return 'Sin diferencia'
  return `${diferencia < 0 ? 'Faltante' : 'Sobrante'} de ${pesos(Math.abs(diferencia))}`
}

const lateLines = (days: readonly DiaCerrado[]): Lines =>
  days.map(({ fecha, liquidaciones, esperado }) => [
    'De días ya cerrados (*)',
    `${fechaLarga(fecha)}: ${integer(liquidaciones)}, ${pesos(esperado)}`,
  ])

/** '8 × $ 100.000, 1 × $ 50.000': on one line each, so that the signatures keep their room. */
const cashText = ({ efectivo }: Cierre, kind: 'billete' | 'moneda') =>
  DENOMINACIONES.filter(({ tipo, campo }) => tipo === kind && efectivo?.[campo])
    .map(({ campo, valor }) => `${integer(efectivo?.[campo] ?? 0)} × ${pesos(valor)}`)
    .join(', ')

function missingText({ busesSinLiquidacion }: Cierre) {
  const named = busesSinLiquidacion.slice(0, NAMED_BUSES).join(', ')
  const rest = busesSinLiquidacion.length - NAMED_BUSES
  return rest > 0 ? `${named} y ${rest} más` : named || 'Ninguno'
}

/** Rows that are to be signed. */
function closingRows(cierre: Cierre, late: Lines, nombre: string, closedAt: string) {
  const people: Lines = [
    ['Usuario', nombre],
    ['Cerrada por', `${cierre.cerradoPor}, ${closedAt}`],
    ['Buses sin liquidación', missingText(cierre)],
  ]
  const expected: Lines = [
    ['Liquidaciones', `${integer(cierre.liquidaciones)} (pendientes: ${integer(cierre.pendientes)})`],
    ...late,
    ['Neto según registradora', pesos(cierre.netoReg)],
    ['Neto según sensor', pesos(cierre.netoSensor)],
    ['Abonos (más)', pesos(cierre.abonos)],
    ['Deudas (menos)', pesos(cierre.deudas)],
    ['Total a entregar', `${pesos(cierre.esperado)}, según ${cierre.segun}`],
  ]
  const counted: Lines = [
    ['Billetes', cashText(cierre, 'billete')],
    ['Monedas', cashText(cierre, 'moneda')],
    ['Total contado', pesos(cierre.contado)],
    ['Diferencia', differenceText(cierre.diferencia)],
    ['Motivo', cierre.motivo ?? ''],
  ]
  return [
    ...sectionOf('Caja', people),
    ...sectionOf('Lo que debe estar', expected),
    ...sectionOf('Lo contado', counted),
    ...signaturesOf(`${nombre}\nC.C.\nEntregó`, 'Nombre:\nC.C.\nRecibió'),
  ]
}

/** A closing and what it counted. @throws 404 unknown; 409 for one that is open again: it has no figures to be signed. */
async function closedTill(db: Db, uuid: string) {
  const stored = await storedCierre(db, uuid)
  if (stored.cerrado === 0) throw conflict('La caja está abierta: ciérrela antes de imprimirla.')
  return { stored, rows: (await countedBy(db, uuid)).sort(alphabetically('busNumero', 'fecha')) }
}

/** The PDF of a closing. @throws as {@link closedTill}. */
export async function cierrePdf(deps: Dependencies, uuid: string) {
  const { config, today, clock } = deps
  const { stored, rows } = await inSnapshot(deps, (db) => closedTill(db, uuid))
  const { fecha, nombre } = stored
  const { empresa, zonaHoraria } = config
  const title = `Cierre del día ${fechaLarga(fecha)}`
  const letterhead = {
    empresa,
    today: today(),
    title: 'Cierre del día',
    subtitle: `${fechaLarga(fecha)} · ${nombre}`,
  }
  const pages = [
    {
      head: letterheadOf(letterhead),
      rows: closingRows(
        cierreOf(stored),
        lateLines(closedDaysOf(rows, fecha, stored.segun)),
        nombre,
        longInstant(stored.instante, zonaHoraria),
      ),
    },
    {
      head: letterheadOf({ ...letterhead, title: 'Liquidaciones del cierre' }),
      rows: tableOf(
        COLUMNS,
        rows.map((row) => ({ ...row, late: row.fechaEntrega < fecha })),
      ),
    },
  ]
  return printPdf(
    { title: `${title}, ${nombre}`, empresa, madeAt: clock() },
    { foot: `${empresa} · ${title}`, pages },
  )
}
