import { skipToken } from '@reduxjs/toolkit/query'
import { useDeudasDeConductorQuery } from '../../api/cartera'
import { pesos } from '../../ui/texts/formats'

/** What a driver owes after their repayments, by the server; undefined until it is known. */
export function useBalance(documento: string | null): number | undefined {
  const { balance } = useDeudasDeConductorQuery(documento ? { documento } : skipToken, {
    selectFromResult: ({ currentData }) => ({ balance: currentData?.balance }),
  })
  return balance
}

/** 'Debe $ 411.000'; undefined until it is known. */
export function balanceText(balance: number | undefined): string | undefined {
  if (balance === undefined) return undefined
  if (balance === 0) return 'No debe'
  return balance > 0 ? `Debe ${pesos(balance)}` : `A favor ${pesos(-balance)}`
}
