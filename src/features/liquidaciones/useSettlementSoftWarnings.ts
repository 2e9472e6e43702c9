import { useFormikContext } from 'formik'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { useKnowledge } from '../../records/selectors/softWarnings'
import { useDebtorBalance } from '../../records/selectors/useBalance'
import { softWarningUnder, useSoftWarnings } from '../../records/selectors/useSoftWarnings'
import { dudosaDe } from '../../records/settlement/dudosa'
import { isToEnter } from '../../records/settlement/isToEnter'
import { useNext, usePrevious } from './usePrevious'
import { valuesOf, type CreationValues, type LiquidacionValues } from '../../records/settlement/values'

/**
 * Soft warnings about the settlement of a form.
 *
 * @param edited the settlement that is edited.
 */
export function useSettlementSoftWarnings(edited: LiquidacionDetalle | undefined) {
  const { values, initialValues, dirty } = useFormikContext<LiquidacionValues & Partial<CreationValues>>()
  const { busNumero, conductorDocumento, regIni, regFin, cargada } = values
  const debe = useDebtorBalance(conductorDocumento)
  const abonado = edited?.conductorDocumento === conductorDocumento ? edited?.abonoDto?.valor : 0
  const row = dudosaDe(values, dirty ? undefined : edited)
  const loaded = edited ?? cargada
  // A settlement to enter begins without passengers: that is said once somebody has typed a register.
  const isBegun = regIni !== (loaded?.regIni ?? 0) || regFin !== (loaded?.regFin ?? 0)
  const unsaid = isBegun || (loaded && !isToEnter(loaded)) ? undefined : 'regFin'
  /** Values that Buscar has loaded and nobody has typed, but for the day. */
  const from = cargada && { ...valuesOf(cargada), fecha: initialValues.fecha }
  const known = { anterior: usePrevious(), siguiente: useNext(loaded), debe, abonado }
  const [softWarnings = []] = useSoftWarnings([{ row, busNumero, known, unsaid, from }])
  const usual = useKnowledge().habituales?.buses[busNumero ?? '']
  return { softWarnings, usual, under: (campo: string) => softWarningUnder(softWarnings, campo) }
}
