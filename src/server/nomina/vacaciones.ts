/** The vacations of a contract (Código Sustantivo del Trabajo, arts. 186, 189, 190 and 192). */
import { diasEntre, sumarDias, type Periodo } from '../../contract/fechas'
import { type Aviso } from '../../contract/previa'
import { dato } from './avisos'
import { countDays, type History } from './base'
import { isFestivo } from './festivos'
import { rounded } from './liquidacion'
import { lastTwelveMonths } from './periods'
import { pay, type Calculation } from './steps'

const NORMA = 'CST 186, 189, 190 y 192: quince días hábiles por año; promedio del último año de servicio'

/** Working days in the 3.600ths by which they accrue and are paid. */
const inParts = (dias: number) => Math.round(dias * 3600)

/** Working days of vacations at a day: 3.600ths of one accrued, and what of them is not taken. */
export function vacationBalance(historia: Parameters<typeof countDays>[0], corte: string, tomados: number) {
  const { dias, licencias } = countDays(historia, { desde: historia.contrato.desde, hasta: corte })
  const causado = (dias - licencias) * 150
  return { dias: dias - licencias, causado, saldo: causado - inParts(tomados) }
}

/** 3.600ths of a day as days, with two decimals. */
export const inDays = (saldo: number) => Number(rounded(BigInt(saldo), 36n)) / 100

/** Warnings of a balance, in 3.600ths of a working day. */
function warnOfBalance(saldo: number): Aviso[] {
  if (saldo >= 0 && saldo <= 60 * 3600) return []
  const dias = inDays(saldo).toLocaleString('es-CO')
  return [dato(`El saldo de vacaciones es de ${dias} días hábiles.`)]
}

/** Vacations paid in money: some days, or all that is left at the end of a contract, of which a negative balance takes nothing. */
export function compensadas(historia: History, corte: string, tomados: number, dias?: number): Calculation {
  const { saldo } = vacationBalance(historia, corte, tomados)
  const paid = dias === undefined ? Math.max(0, saldo) : inParts(dias)
  const linea = {
    ...({ concepto: 'vacaciones', desde: historia.contrato.desde, hasta: corte } as const),
    dias: inDays(paid),
    habiles: paid / 3600,
    norma: NORMA,
  }
  const { pasos, avisos } = pay(historia, linea, lastTwelveMonths(corte), 'vacaciones', paid, 30 * 3600)
  return { pasos, avisos: [...avisos, ...warnOfBalance(dias === undefined ? saldo : saldo - paid)] }
}

/** The working days of a rest: Monday to Saturday, without holidays. */
export function workingDays({ desde, hasta }: Periodo, festivos: ReadonlySet<string>) {
  let dias = 0
  for (let fecha = desde; fecha <= hasta; fecha = sumarDias(fecha, 1))
    if (!isFestivo(fecha, festivos)) dias += 1
  return dias
}

/** Vacations that are enjoyed: the calendar days of the rest are paid, Sundays and holidays too. */
export function disfrutadas(
  historia: History,
  descanso: Periodo,
  festivos: ReadonlySet<string>,
  tomados: number,
): Calculation {
  const eve = sumarDias(descanso.desde, -1)
  const calendar = diasEntre(descanso.desde, descanso.hasta) + 1
  const habiles = workingDays(descanso, festivos)
  const taken = habiles === 1 ? '1 día hábil' : `${habiles} días hábiles`
  const paid = calendar === 1 ? 'se paga 1 día calendario' : `se pagan los ${calendar} días calendario`
  const norma = `${NORMA}. ${taken}: ${paid}`
  const { saldo } = vacationBalance(historia, eve, tomados + habiles)
  const linea = { concepto: 'disfrutadas', ...descanso, dias: calendar, habiles, norma } as const
  const { pasos, avisos } = pay(historia, linea, lastTwelveMonths(eve), 'vacaciones', calendar, 30)
  return { pasos, avisos: [...avisos, ...warnOfBalance(saldo)] }
}
