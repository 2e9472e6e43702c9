import RowDialog from '../../features/liquidaciones/RowDialog'
import PlanillaPage from '../../features/planilla/PlanillaPage'

/** The day's sheet, with the settlements' form for what is rare in a row. */
export default function PlanillaScreen() {
  return <PlanillaPage Form={RowDialog} />
}
