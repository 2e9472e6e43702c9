import { skipToken } from '@reduxjs/toolkit/query'
import { carteraApi } from '../../api/cartera'
import { isOwnServer } from '../../api/client/baseUrl'
import { pesos } from '../../ui/texts/formats'

const { useQueryState, useQuerySubscription } = carteraApi.endpoints.deudasDeConductor

/**
 * Driver's debt after repayments, by the server; undefined until it is known.
 *
 * @param asks false to give it only if the page holds it.
 */
export function useBalance(documento: string | null, asks = true) {
  const arg = documento ? { documento } : skipToken
  useQuerySubscription(asks ? arg : skipToken)
  const { balance } = useQueryState(arg, {
    selectFromResult: ({ currentData }) => ({ balance: currentData?.balance }),
  })
  return balance
}

/** Balance of the driver of a form, for which another host is not asked. */
export const useDebtorBalance = (documento: string | null) => useBalance(documento, isOwnServer())

/** 'Debe $ 411.000'; undefined until it is known. */
export function balanceText(balance: number | undefined) {
  if (balance === undefined) return undefined
  if (balance === 0) return 'No debe'
  return balance > 0 ? `Debe ${pesos(balance)}` : `A favor ${pesos(-balance)}`
}
