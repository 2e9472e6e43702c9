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
import { usePhone } from '../../../ui/style/usePhone'
import { counted, fechaCorta, numero, pesos, precio } from '../../../ui/texts/formats'
import { Adjustments } from './Adjustments'
import { Contract } from './Fields'
import { Caption, phoneTexts, Warnings } from './Steps'

const NAME = { display: 'flex', alignItems: 'center', minWidth: 190 } as const
const WITH_COUNT = {
  ...NAME,
  minWidth: 0,
  flexWrap: 'wrap',
  '& > div': { flexBasis: '100%' },
} as const
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
function noteOf({ cubiertoPor, retirado, contrato, total }: Papel) {
  if (cubiertoPor) return `, pagado en ${cubiertoPor}`
  if (retirado) return `, retirado ${fechaCorta(contrato.hasta)}`
  return total === 0 ? ', sin salarios en esos días' : ''
}

/** Papers of many drivers, of which some are ticked, each with its warnings and corrections below it. */
export function Monthly({ papeles, totales, chosen }: Props) {
  const { values, errors, setFieldValue } = useForm()
  const isPhone = usePhone()
  const [opened, setOpened] = useState('')
  const open = papeles.filter(({ cubiertoPor }) => !cubiertoPor)
  const warned = papeles.filter(({ avisos }) => avisos.length > 0).length
  const held = open.filter(({ impedimento }) => impedimento).length
  const tick = (some: readonly Papel[], isTicked: boolean) => {
    const marcas = some.map(({ contrato }) => [claveDelContrato(contrato), isTicked])
    void setFieldValue('marcas', { ...(values.marcas as object), ...Object.fromEntries(marcas) }, false)
  }
  return (
    <>
      <Typography variant="body2">
        {`Con advertencias: ${numero(warned)}. No se pueden emitir: ${numero(held)}.`}
      </Typography>
      <FigureTable
        title="Conductores"
        columns={[
          <Box key="all" sx={{ ...NAME, ml: '19px' }}>
            <Checkbox
              size="small"
              disabled={open.length === 0}
              checked={chosen.length > 0 && chosen.length === open.length}
              indeterminate={chosen.length > 0 && chosen.length < open.length}
              onChange={() => tick(open, chosen.length < open.length)}
              slotProps={{ input: { 'aria-label': 'Marcar todos' } }}
              sx={{ py: 0 }}
            />
            Conductor
          </Box>,
          ...(isPhone ? [] : ['Empresa', 'Días', 'Base']),
          'Valor',
        ]}
        rows={[
          ...papeles.map((papel) => {
            const { documento, nombre, empresa, lineas, total, avisos, impedimento, cubiertoPor } = papel
            const { dias = null, base = null } = lineas[0] ?? {}
            const key = claveDelContrato(papel.contrato)
            const path = `ajustes.${key}`
            // Shows what is not valid.
            const isOpen = opened === key || getIn(errors, path) !== undefined
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
                      disabled={cubiertoPor !== undefined}
                      control={
                        <Checkbox
                          size="small"
                          checked={chosen.includes(papel)}
                          onChange={(_event, isTicked) => tick([papel], isTicked)}
                          sx={{ py: 0 }}
                        />
                      }
                      label={`${nombre}${noteOf(papel)}`}
                    />
                    {avisos.length > 0 && (
                      <Typography variant="caption" color="textSecondary" noWrap>
                        {counted(avisos.length, ['aviso', 'avisos'])}
                      </Typography>
                    )}
                    {isPhone && (
                      <Caption>
                        {[empresa, ...phoneTexts({ dias, base })].filter(Boolean).join(' · ')}
                      </Caption>
                    )}
                    {impedimento && !cubiertoPor && <Caption color="warning">{impedimento}</Caption>}
                  </Box>
                </Box>
              ),
              figures: [...(isPhone ? [] : [empresa, numero(dias), precio(base)]), pesos(total)],
              details: isOpen && (
                <Box role="group" aria-label={`Ajustes de ${nombre}`} sx={DETAILS}>
                  <Contract documento={documento} papel={papel} />
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
              name: <b>{`${name} (${counted(documentos, ['documento', 'documentos'])})`}</b>,
              figures: [...(isPhone ? [] : ['', '', '']), <b key="total">{pesos(total)}</b>],
            }
          }),
        ]}
      />
    </>
  )
}
