import Alert from '@mui/material/Alert'
import { CONCEPTOS, type Papel } from '../../../contract/previa'
import { FigureTable } from '../../../ui/charts/FigureTable'
import { fechaCorta, numero, pesos, precio } from '../../../ui/texts/formats'

/** Why a paper cannot be issued, and what the clerk is warned of, as one list, each once. */
export const Warnings = ({ papel: { avisos, impedimento } }: { papel: Papel }) => (
  <>
    {impedimento && <Alert severity="warning">{impedimento}</Alert>}
    {avisos.length > 0 && (
      <Alert severity="info" role="note" aria-label="Advertencias">
        {[...new Set(avisos.map(({ mensaje }) => mensaje))].map((text) => (
          <div key={text}>{text}</div>
        ))}
      </Alert>
    )}
  </>
)

/** A driver's paper, step by step. */
export const Steps = ({ papel }: { papel: Papel }) => (
  <>
    <FigureTable
      title="Pasos"
      columns={['Concepto', 'Desde', 'Hasta', 'Días', 'Base', 'Valor']}
      rows={[
        ...papel.lineas.map(({ concepto, desde, hasta, dias, base, valor }, i) => ({
          key: `${i}`,
          name: CONCEPTOS[concepto],
          figures: [fechaCorta(desde), fechaCorta(hasta), numero(dias), precio(base), pesos(valor)],
        })),
        {
          key: 'total',
          name: <b>Total</b>,
          figures: ['', '', '', '', <b key="total">{pesos(papel.total)}</b>],
        },
      ]}
    />
    <Warnings papel={papel} />
  </>
)
