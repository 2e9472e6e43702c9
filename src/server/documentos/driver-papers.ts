import { conductorInexistente } from '../../contract/conductores'
import { pesos } from '../../contract/dudas'
import { type CuerpoPrevia } from '../../contract/previa'
import { type Config } from '../config'
import { type Db } from '../db/types'
import { fieldError } from '../http/errors'
import { avisosDeNetos, dato, within } from '../nomina/avisos'
import { earliest } from '../nomina/dias'
import { inicioDeCesantias } from '../nomina/prestaciones'
import { finiquito } from '../nomina/retiro'
import { compensadas, disfrutadas, enDias, saldoDeVacaciones } from '../nomina/vacaciones'
import { readExpedientes } from './expedientes'
import { historiaOf, notaDelAuxilio, papelOf, type Caso } from './paper'

type DeUno = Exclude<CuerpoPrevia, { mes: number }>
type DeRetiro = Exclude<DeUno, { tipo: 'vacaciones' }>

/** The day by which a paper's contract is told; null where the latest is meant. */
function diaDe(body: DeUno, hoy: string) {
  if (body.tipo !== 'vacaciones') return body.datos.fechaRetiro ?? null
  return body.datos.forma === 'disfrutadas' ? body.datos.desde : hoy
}

/** The paper of one driver. @throws 400 on the field that cannot be. */
export async function papelDelConductor(db: Db, config: Config, hoy: string, body: DeUno) {
  const { documento, datos } = body
  const { expedientes, recorded } = await readExpedientes(db, config, hoy, '1900-01-01', documento)
  const [expediente] = expedientes
  if (!expediente) throw fieldError(400, 'documento', conductorInexistente(documento))
  const dia = diaDe(body, hoy)
  const empleo = expediente.empleos.find(({ contrato }) =>
    datos.contratoUuid ? contrato.uuid === datos.contratoUuid : dia === null || contrato.desde <= dia,
  )
  if (!empleo)
    throw fieldError(400, 'documento', `${expediente.conductor.nombre} no tiene contrato en esos días.`)
  const caso = { expediente, empleo, ajuste: datos, recorded, config }
  return body.tipo === 'vacaciones'
    ? papelDeVacaciones(db, caso, hoy, body.datos)
    : papelDeRetiro(db, caso, hoy, body)
}

async function papelDeVacaciones(
  db: Db,
  caso: Caso,
  hoy: string,
  datos: Extract<DeUno, { tipo: 'vacaciones' }>['datos'],
) {
  const historia = historiaOf(caso)
  const { contrato } = caso.empleo
  const { vacacionesPrevias } = contrato
  if (datos.forma === 'compensadas') {
    const corte = earliest(hoy, contrato.hasta ?? hoy)
    const { causado } = saldoDeVacaciones(historia, corte, vacacionesPrevias)
    if (contrato.hasta === null && datos.dias * 2 * 3600 > causado)
      throw fieldError(
        400,
        'dias',
        `Se compensa como máximo la mitad de lo causado: ${enDias(Math.floor(causado / 2)).toLocaleString('es-CO')} días.`,
      )
    return papelOf(caso, compensadas(historia, corte, vacacionesPrevias, datos.dias))
  }
  const { desde, hasta } = datos
  const fuera = desde < contrato.desde ? 'desde' : hasta > (contrato.hasta ?? hasta) ? 'hasta' : undefined
  if (fuera) throw fieldError(400, fuera, 'Está fuera del contrato.')
  const festivos = await db
    .selectFrom('festivos')
    .select('fecha')
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta)
    .execute()
  const holidays = new Set(festivos.map(({ fecha }) => fecha))
  return papelOf(caso, disfrutadas(historia, { desde, hasta }, holidays, vacacionesPrevias))
}

/** The typed years with their sums as numbers. @throws 400 on the year that is none, is computed, or is there twice. */
function cesantiasAnteriores(
  cesantias: readonly { year: string; valor: number }[],
  desde: string,
  inicio: string,
) {
  for (const [i, { year }] of cesantias.entries()) {
    const refuse = (mensaje: string) => fieldError(400, `cesantias.${i}.year`, mensaje)
    if (!/^\d{4}$/.test(year)) throw refuse('Ingrese un año válido.')
    if (year >= inicio.slice(0, 4)) throw refuse(`Las cesantías de ${year} se calculan aparte.`)
    if (year < desde.slice(0, 4)) throw refuse(`El contrato empezó en ${desde.slice(0, 4)}.`)
    if (cesantias.findIndex((other) => other.year === year) < i) throw refuse('El año está repetido.')
  }
  return cesantias.map(({ year, valor }) => ({ year: Number(year), valor }))
}

/** Balance of a driver by the ledger: debts minus repayments. */
async function saldoOf(db: Db, conductorUuid: string) {
  const sumOf = async (libro: 'deudas' | 'abonos') => {
    const { total } = await db
      .selectFrom(libro as 'deudas')
      .select(({ fn }) => fn.sum<number | null>('valor').as('total'))
      .where('conductorUuid', '=', conductorUuid)
      .executeTakeFirstOrThrow()
    return total ?? 0
  }
  return (await sumOf('deudas')) - (await sumOf('abonos'))
}

async function papelDeRetiro(db: Db, caso: Caso, hoy: string, { tipo, datos }: DeRetiro) {
  const { expediente, empleo, config } = caso
  const { contrato } = empleo
  const fin = datos.fechaRetiro ?? contrato.hasta ?? hoy
  if (fin < contrato.desde) throw fieldError(400, 'fechaRetiro', 'Es anterior al contrato.')
  const ended = { ...caso, empleo: { ...empleo, contrato: { ...contrato, hasta: fin } } }
  const historia = historiaOf(ended)
  const inicio = inicioDeCesantias(historia, contrato.cesantiasDesde)
  const isOld = tipo === 'liquidacion-antigua'
  const { descontable, ...calculo } = finiquito(historia, {
    ...{ ...datos, fin, cesantiasDesde: contrato.cesantiasDesde, tomados: contrato.vacacionesPrevias },
    anteriores: isOld ? cesantiasAnteriores(datos.cesantias, contrato.desde, inicio) : [],
    interesesPagados: isOld && datos.interesesPagados,
  })
  const { deuda, otrosDescuentos } = datos
  if (deuda + otrosDescuentos > descontable)
    throw fieldError(
      400,
      deuda > 0 ? 'deuda' : 'otrosDescuentos',
      `Se descuentan como máximo ${pesos(descontable)}.`,
    )
  const saldo = await saldoOf(db, expediente.conductor.uuid)
  const avisos = [
    ...calculo.avisos,
    ...avisosDeNetos(within(expediente.entradas, { desde: contrato.desde, hasta: fin }), fin),
    ...(deuda > saldo ? [dato(`El descuento supera lo que debe: ${pesos(saldo)}.`)] : []),
  ]
  return papelOf(
    ended,
    { ...calculo, avisos },
    {
      ...{ saldo, descontable },
      impedimento:
        contrato.uuid !== null && contrato.hasta !== fin
          ? 'Confirme el contrato con su fecha de retiro.'
          : undefined,
      notas: [...notaDelAuxilio(config), 'No incluye indemnización (CST 64), aportes ni retención.'],
      autorizacion:
        deuda > 0
          ? `Autorizo descontar de esta liquidación ${pesos(deuda)} por mis deudas con la empresa (CST 59 y 149).`
          : undefined,
    },
  )
}
