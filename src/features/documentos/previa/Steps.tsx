import Alert from '@mui/material/Alert'
import { CONCEPTOS, type Papel } from '../../../contract/previa'
import { FigureTable } from '../../../ui/charts/FigureTable'
import { fechaCorta, numero, pesos, precio } from '../../../ui/texts/formats'

/** Warnings to the clerk, as one list, each once. */
export const Warnings = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <Alert severity="info" role="note" aria-label="Advertencias">
      {[...new Set(texts)].map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  )

/** A driver's paper, step by step. */
export const Steps = ({ papel: { lineas, total, avisos, impedimento } }: { papel: Papel }) => (
  <>
    {impedimento && <Alert severity="warning">{impedimento}</Alert>}
    <FigureTable
      title="Pasos"
      columns={['Concepto', 'Desde', 'Hasta', 'Días', 'Base', 'Valor']}
      rows={[
        ...lineas.map(({ concepto, desde, hasta, dias, base, valor }, i) => ({
          key: `${i}`,
          name: CONCEPTOS[concepto],
          figures: [fechaCorta(desde), fechaCorta(hasta), numero(dias), precio(base), pesos(valor)],
        })),
        { key: 'total', name: <b>Total</b>, figures: ['', '', '', '', <b key="total">{pesos(total)}</b>] },
      ]}
    />
    <Warnings texts={avisos.map(({ mensaje }) => mensaje)} />
  </>
)
