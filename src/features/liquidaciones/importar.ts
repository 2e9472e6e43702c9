import { useMemo } from 'react'
import { useBusesQuery } from '../../api/buses'
import { useConductoresQuery } from '../../api/conductores'
import { useTablaLiquidacionesQuery } from '../../api/liquidaciones'
import { TIPOS_GASTO } from '../../contract/catalogos'
import { soloSensores } from '../../contract/registradora'
import { LiquidacionSchema } from '../../contract/liquidaciones'
import { knownBuses, knownConductores } from '../../records/import/known'
import type { Datos, ImportNoun, Values } from '../../records/import/noun'
import { BUS, FECHA, figure } from './importFields'
import { registerWarnings } from './importWarnings'

const GASTO = 'gasto.'

/** Each usual expense has a column of its own. */
const gastoFields = TIPOS_GASTO.map((nombre) => figure(`${GASTO}${nombre}`, nombre, 0))

/** An expense for each filled cell; one of 0 takes the expense out of a settlement that is corrected. */
function gastosOf(values: Values) {
  const filled = Object.entries(values).filter(([name]) => name.startsWith(GASTO))
  if (filled.length === 0) return {}
  return { gastos: filled.map(([name, valor]) => ({ nombre: name.slice(GASTO.length), valor })) }
}

function datosOf(values: Values): Datos {
  const { abonoValor, deudaValor, deudaRazon, ...rest } = values
  const own = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith(GASTO)))
  const { fecha } = own
  return {
    ...own,
    ...gastosOf(values),
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

function fieldOf(path: string, { gastos }: Datos): string {
  const [, index] = /^gastos\.(\d+)\./.exec(path) ?? []
  if (index === undefined) return LINKED[path] ?? path
  const gasto = (gastos as { nombre: string }[] | undefined)?.[Number(index)]
  return gasto ? `${GASTO}${gasto.nombre}` : path
}

/** 'Importar' of the settlements: known by their day and their bus. What only sensors have filled is completed. */
const LIQUIDACIONES: ImportNoun = {
  noun: 'liquidaciones',
  title: 'Importar liquidaciones',
  words: ['liquidación', 'liquidaciones'],
  fields: [
    FECHA,
    BUS,
    {
      name: 'conductorDocumento',
      title: 'Documento del conductor',
      type: 'texto',
      also: ['conductor', 'documento', 'cedula'],
      required: true,
      example: '71234567',
    },
    figure('viajes', 'Viajes', 6, { required: true }),
    figure('regIni', 'Reg. inicial', 173000, {
      also: ['registradora inicial', 'numeracion inicial'],
      required: true,
    }),
    figure('regFin', 'Reg. final', 173470, {
      also: ['registradora final', 'numeracion final'],
      required: true,
    }),
    figure('sensor', 'Sensor', 490, { required: true }),
    figure('civica', 'Cívica', 35),
    figure('tiquetes', 'Tiquetes', 4),
    { name: 'comentario', title: 'Comentario', type: 'texto', also: ['observaciones'], example: '' },
    { name: 'liquidada', title: 'Liquidada', type: 'booleano', example: 'No' },
    ...gastoFields,
    figure('abonoValor', 'Valor del abono', 0, { also: ['abono'] }),
    figure('deudaValor', 'Valor de la deuda', 0, { also: ['deuda'] }),
    { name: 'deudaRazon', title: 'Razón de la deuda', type: 'texto', example: '' },
  ],
  schema: LiquidacionSchema,
  datosOf,
  fieldOf,
  useExisting: () => {
    const { data } = useTablaLiquidacionesQuery()
    return useMemo(() => data?.filas.filter((row) => !soloSensores(row)), [data])
  },
  warningsOf: registerWarnings,
  useKnown: () => {
    const { data: buses } = useBusesQuery()
    const { data: conductores } = useConductoresQuery({ valido: null })
    return useMemo(
      () => ({ busNumero: knownBuses(buses), conductorDocumento: knownConductores(conductores) }),
      [buses, conductores],
    )
  },
}
export default LIQUIDACIONES
