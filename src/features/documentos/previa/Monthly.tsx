import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { getIn } from 'formik'
import { useState } from 'react'
import { claveDelContrato, type Papel, type Papeles } from '../../../contract/previa'
import { FigureTable } from '../../../ui/charts/FigureTable'
import { useForm } from '../../../ui/form/status'
import { counted, fechaCorta, numero, pesos, precio } from '../../../ui/texts/formats'
import { Adjustments } from './Adjustments'
import { keyOf, nameOf } from './body'
import { Warnings } from './Steps'

const NAME = { display: 'flex', alignItems: 'center', minWidth: 190 } as const
const WITH_COUNT = { ...NAME, minWidth: 0, flexWrap: 'wrap' } as const
/** Stays in sight while the table is scrolled sideways. */
const DETAILS = {
  display: 'grid',
  gap: 1,
  position: 'sticky',
  left: 6,
  maxWidth: 'calc(100vw - 80px)',
} as const

interface Props extends Papeles {
  /** The ticked ones. */
  chosen: readonly Papel[]
}

/** Says beside a driver's name why they begin unticked. */
function noteOf({ cubiertoPor, retirado, contrato }: Papel) {
  if (cubiertoPor) return `, pagado en ${cubiertoPor}`
  return retirado ? `, retirado ${fechaCorta(contrato.hasta)}` : ''
}

/** Papers of many drivers, of which some are ticked, each with its warnings and corrections below it. */
export function Monthly({ papeles, totales, chosen }: Props) {
  const { values, errors, setFieldValue } = useForm()
  const flipped = values.flipped as readonly string[]
  const [opened, setOpened] = useState('')
  const warned = papeles.filter(({ avisos }) => avisos.length > 0).length
  const held = chosen.filter(({ impedimento }) => impedimento).length
  return (
    <>
      <Typography variant="body2">
        {`Con advertencias: ${numero(warned)}. Marcados que no se pueden emitir: ${numero(held)}.`}
      </Typography>
      <FigureTable
        title="Conductores"
        columns={['Conductor', 'Empresa', 'Días', 'Base', 'Valor']}
        rows={[
          ...papeles.map((papel) => {
            const { documento, nombre, empresa, lineas, total, avisos, impedimento } = papel
            const key = keyOf(papel)
            const path = `ajustes.${nameOf(claveDelContrato(documento, papel.contrato.desde))}`
            // Shows what is not valid.
            const isOpen = opened === key || getIn(errors, path) !== undefined
            const warnings = avisos.length + Number(impedimento !== undefined)
            return {
              key,
              name: (
                <Box sx={NAME}>
                  <IconButton
                    size="small"
                    aria-expanded={isOpen}
                    aria-label={`Ajustes de ${nombre}`}
                    onClick={() => setOpened(isOpen ? '' : key)}
                  >
                    {isOpen ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
                  </IconButton>
                  <Box sx={WITH_COUNT}>
                    <FormControlLabel
                      disabled={papel.cubiertoPor !== undefined}
                      control={
                        <Checkbox
                          size="small"
                          checked={chosen.includes(papel)}
                          onChange={() =>
                            void setFieldValue(
                              'flipped',
                              flipped.includes(key)
                                ? flipped.filter((one) => one !== key)
                                : [...flipped, key],
                              false,
                            )
                          }
                          sx={{ py: 0 }}
                        />
                      }
                      label={`${nombre}${noteOf(papel)}`}
                    />
                    {warnings > 0 && (
                      <Typography variant="caption" color={impedimento ? 'warning' : 'textSecondary'} noWrap>
                        {counted(warnings, ['aviso', 'avisos'])}
                      </Typography>
                    )}
                  </Box>
                </Box>
              ),
              figures: [empresa, numero(lineas[0]?.dias), precio(lineas[0]?.base), pesos(total)],
              details: isOpen && (
                <Box role="group" aria-label={`Ajustes de ${nombre}`} sx={DETAILS}>
                  <Warnings papel={papel} />
                  <Adjustments papel={papel} path={`${path}.`} />
                </Box>
              ),
            }
          }),
          ...totales.map(({ empresa, documentos, total }) => {
            const name = empresa === null ? 'Total' : `Total ${empresa}`
            return {
              key: name,
              name: <b>{name}</b>,
              figures: ['', numero(documentos), '', <b key="total">{pesos(total)}</b>],
            }
          }),
        ]}
      />
    </>
  )
}
