import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useContratosPropuestosQuery, useContratosQuery } from '../../api/contratos'
import { useTableroQuery } from '../../api/tablero'
import { daysFromToday } from '../../ui/texts/distances'
import { fechaLarga } from '../../contract/fechas'
import { balanceText, useBalance } from '../../records/selectors/useBalance'
import { FigureStrip, type StripFigure } from '../../ui/figures/FigureStrip'
import { counted } from '../../ui/texts/formats'
import { ConfirmarContratos } from './ConfirmarContratos'
import type { Documento } from './forms'
import { Latest } from './Latest'

/** Writes a day of these months: '20 de diciembre'. */
const dayOf = (fecha: string) => fechaLarga(fecha).replace(/ de \d+$/, '')

/** Benefits that the law wants paid within these days, or the document's own, and contracts that nobody has confirmed. */
function Due({ papel }: { papel?: Documento }) {
  const { data } = useTableroQuery()
  const { data: propuestos } = useContratosPropuestosQuery()
  if (!data || !propuestos) return null
  const due = data.plazos
    .filter(({ nombre }) => !papel || nombre === papel.nombre)
    .flatMap(({ nombre, fecha, dias, sinEmitir }): StripFigure[] => [
      { label: papel ? 'Vence' : nombre, figure: dayOf(fecha), note: daysFromToday(dias) },
      ...(sinEmitir === null
        ? []
        : [{ label: 'Por emitir', figure: counted(sinEmitir, ['prima', 'primas']) }]),
    ])
  const contratos = {
    label: 'Contratos por confirmar',
    figure: propuestos.length,
    note: (
      <Box sx={{ ml: -1.5 }}>
        <ConfirmarContratos />
      </Box>
    ),
  }
  return <FigureStrip title="Por emitir" figures={[...due, contratos]} />
}

/** A driver's contract and debt. */
function OfConductor({ documento }: { documento: string }) {
  const { currentData } = useContratosQuery({ documento })
  const balance = balanceText(useBalance(documento))
  const { contratos = [], propuesto } = currentData ?? {}
  const contrato = propuesto ?? contratos[0]
  if (!currentData || balance === undefined) return null
  return (
    <FigureStrip
      title="Conductor"
      figures={[
        {
          label: 'Contrato',
          figure: contrato?.empresa ?? 'Ninguno',
          note: contrato && (
            <>
              {`desde el ${fechaLarga(contrato.desde)}${propuesto ? ', sin confirmar ' : ''}`}
              <ConfirmarContratos conductores={[contrato.conductorUuid]} />
            </>
          ),
        },
        { label: 'Saldo', figure: balance },
      ]}
    />
  )
}

interface Props {
  /** The chosen document. */
  papel?: Documento
  /** Driver of its form, where there is one. */
  documento: string
}

/** Beside a form: what is due, or the driver's contract and debt, and what was issued last. */
export const Beside = ({ papel, documento }: Props) => (
  <Stack sx={{ gap: 1.5, minWidth: 0 }}>
    {documento ? <OfConductor documento={documento} /> : <Due papel={papel} />}
    <Latest papel={papel} />
  </Stack>
)
