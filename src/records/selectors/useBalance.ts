import { skipToken } from '@reduxjs/toolkit/query'
import { useDeudasDeConductorQuery } from '../../api/cartera'
import { isOwnServer } from '../../api/client/baseUrl'
import { pesos } from '../../ui/texts/formats'

/** Driver's debt after repayments, by the server; undefined until it is known. */
export function useBalance(documento: string | null) {
  const { balance } = useDeudasDeConductorQuery(documento ? { documento } : skipToken, {
    selectFromResult: ({ currentData }) => ({ balance: currentData?.balance }),
  })
  return balance
}

/** Balance of the driver of a form, for which another host is not asked. */
export const useDebtorBalance = (documento: string | null) => useBalance(isOwnServer() ? documento : null)

/** 'Debe $ 411.000'; undefined until it is known. */
export function balanceText(balance: number | undefined) {
  if (balance === undefined) return undefined
  if (balance === 0) return 'No debe'
  return balance > 0 ? `Debe ${pesos(balance)}` : `A favor ${pesos(-balance)}`
}
