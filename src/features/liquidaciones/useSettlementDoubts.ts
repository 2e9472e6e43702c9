import { useFormikContext } from 'formik'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import type { RegistradoraAnterior } from '../../contract/registradora'
import { useKnowledge } from '../../records/selectors/doubts'
import { useDebtorBalance } from '../../records/selectors/useBalance'
import { doubtUnder, useDoubts } from '../../records/selectors/useDoubts'
import { dudosaDe } from './dudosa'
import type { LiquidacionValues } from './values'

/**
 * What may be wrong in the settlement of a form.
 *
 * @param former where the bus's register stood before.
 * @param edited the settlement that is edited.
 */
export function useSettlementDoubts(
  former: RegistradoraAnterior | null | undefined,
  edited: LiquidacionDetalle | undefined,
) {
  const { values, dirty } = useFormikContext<LiquidacionValues>()
  const { busNumero, conductorDocumento } = values
  const debe = useDebtorBalance(conductorDocumento)
  const abonado = edited?.conductorDocumento === conductorDocumento ? edited?.abonoDto?.valor : 0
  const row = dudosaDe(values, dirty ? undefined : edited)
  const [doubts = []] = useDoubts([{ row, busNumero, known: { anterior: former, debe, abonado } }])
  const { habituales } = useKnowledge()
  const usual = habituales?.buses[busNumero ?? '']
  return { doubts, usual, under: (campo: string) => doubtUnder(doubts, campo) }
}
