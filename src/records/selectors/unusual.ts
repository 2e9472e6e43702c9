/** What is said beside a value that may be right but hardly is. A form asks of it once before it saves. */
import { createSelector } from '@reduxjs/toolkit'
import { today } from '../../api/client/today'
import { carteraApi } from '../../api/cartera'
import { abonoSuperaDeuda, limiteHabitual } from '../../contract/advertencias'
import { esFecha } from '../../contract/fechas'
import type { NumeroEditable } from '../../contract/numeros'
import { pesos } from '../../ui/texts/formats'

/** Said of a figure above `limiteHabitual`. */
const TOO_HIGH = 'Más de diez veces lo usual.'

export const unusualFigure = (value: NumeroEditable, limit: number): string | undefined =>
  typeof value === 'number' && value > limit ? TOO_HIGH : undefined

/**
 * Of a repayment of more than its driver owes, or of far more than is usual.
 *
 * @param balance undefined or null where it is not known.
 * @param former what it has paid so far.
 */
export const abonoWarning = (
  valor: NumeroEditable,
  usual: number,
  balance: number | null | undefined,
  former: number | undefined,
): string | undefined =>
  typeof valor === 'number' && balance != null && abonoSuperaDeuda(valor, balance, former)
    ? `Supera lo que debe: ${pesos(balance)}.`
    : unusualFigure(valor, usual)

/** @param fecha as it is typed. */
export const futureDate = (fecha: string): string | undefined =>
  esFecha(fecha) && fecha > today() ? 'Es posterior a hoy.' : undefined

/** Above which a debt is unusual, by those that the page has. */
export const selectUsualDeuda = createSelector([carteraApi.endpoints.deudas.select()], ({ data }) =>
  limiteHabitual(data?.deudas.map(({ valor }) => valor) ?? []),
)

/** The same of a repayment. */
export const selectUsualAbono = createSelector([carteraApi.endpoints.abonos.select()], ({ data }) =>
  limiteHabitual(data?.abonos.map(({ valor }) => valor) ?? []),
)
