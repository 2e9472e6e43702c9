import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import { getIn } from 'formik'
import { useState } from 'react'
import { claveDelContrato, grupoDe, GRUPOS, type Papel, type Papeles } from '../../../contract/previa'
import { FigureTable } from '../../../ui/charts/FigureTable'
import { useForm } from '../../../ui/form/status'
import { usePhone } from '../../../ui/style/usePhone'
import { fechaCorta, numero, pesos } from '../../../ui/texts/formats'
import { Caption } from '../Caption'
import { ConfirmarContratos } from '../ConfirmarContratos'
import { Adjustments } from './Adjustments'
import { Contract } from './Fields'
import { Impediment, phoneTexts, Warnings } from './Steps'

/** Takes the letter of its cell. */
const NAME = { mr: 0, '& > :last-child': { font: 'inherit', whiteSpace: { sm: 'nowrap' } } }
const NOTES = { typography: 'caption', color: 'text.secondary', whiteSpace: 'normal' }

/** Below a driver's name, on a phone. */
const BELOW = { display: 'flex', justifyContent: 'space-between', pl: 3.5 }

/** Reaches over the empty cells at its right. */
const HEAD = { width: { sm: 0 }, whiteSpace: { sm: 'nowrap' } }

interface Props extends Pick<Papeles, 'papeles' | 'grupos'> {
  /** The ticked ones. */
  chosen: readonly Papel[]
}

/** Says in a driver's row why it begins unticked, and what is to be known of it. */
const notesOf = ({ cubiertoPor, retirado, contrato, impedimento, avisos }: Papel) =>
  [
    cubiertoPor,
    retirado && `Retirado el ${fechaCorta(contrato.hasta)}.`,
    // Its group says that it is a proposal.
    contrato.uuid && !cubiertoPor && impedimento,
    ...avisos.map(({ mensaje }) => mensaje),
  ]
    .filter(Boolean)
    .join(' ')

/** Papers of many drivers in groups, of which some are ticked, each with its warnings and corrections below it. */
export function Monthly({ papeles, grupos, chosen }: Props) {
  const { values, errors, setFieldValue } = useForm()
  const isPhone = usePhone()
  const [opened, setOpened] = useState('')
  const open = papeles.filter(({ cubiertoPor }) => !cubiertoPor)
  const [first, ...others] = open.filter(({ retirado }) => !retirado)
  /** Warnings of all who work on, which are said once. */
  const shared = (others.length > 0 ? first!.avisos : [])
    .map(({ mensaje }) => mensaje)
    .filter((text) => others.every(({ avisos }) => avisos.some(({ mensaje }) => mensaje === text)))
  const tick = (some: readonly Papel[], isTicked: boolean) => {
    const marcas = some.map(({ contrato }) => [claveDelContrato(contrato), isTicked])
    void setFieldValue('marcas', { ...(values.marcas as object), ...Object.fromEntries(marcas) }, false)
  }
  const rowOf = (whole: Papel) => {
    const papel = { ...whole, avisos: whole.avisos.filter(({ mensaje }) => !shared.includes(mensaje)) }
    const { documento, nombre, empresa, lineas, total, cubiertoPor } = papel
    const { dias = null, base = null } = lineas[0] ?? {}
    const key = claveDelContrato(papel.contrato)
    const path = `ajustes.${key}`
    // Shows what is not valid.
    const isOpen = opened === key || getIn(errors, path) !== undefined
    const notes = notesOf(papel)
    const adjust = (
      <IconButton
        key="adjust"
        size="small"
        sx={{ p: 0.25 }}
        aria-expanded={isOpen}
        aria-label={`Ajustes de ${nombre}`}
        onClick={() => setOpened(isOpen ? '' : key)}
      >
        {isOpen ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
      </IconButton>
    )
    return {
      key,
      name: (
        <FormControlLabel
          disabled={cubiertoPor !== undefined}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(whole)}
              onChange={(_event, isTicked) => tick([papel], isTicked)}
              sx={{ py: 0 }}
            />
          }
          label={nombre}
          sx={NAME}
        />
      ),
      figures: [
        empresa,
        numero(dias),
        pesos(base),
        <b key="total">{pesos(total)}</b>,
        <Box key="notes" sx={NOTES}>
          {notes}
        </Box>,
        adjust,
      ],
      details: (isPhone || isOpen) && (
        <>
          {isPhone && (
            <Box sx={BELOW}>
              <Caption>
                {[empresa, ...phoneTexts({ dias, base: null }), notes].filter(Boolean).join(' · ')}
              </Caption>
              {adjust}
            </Box>
          )}
          {isOpen && (
            <Box role="group" aria-label={`Ajustes de ${nombre}`} sx={{ display: 'grid', gap: 1 }}>
              <Contract documento={documento} papel={papel} />
              <Impediment papel={papel} />
              <Warnings papel={papel} />
              <Adjustments papel={papel} path={`${path}.`} />
            </Box>
          )}
        </>
      ),
    }
  }
  return (
    <>
      {shared.length > 0 && <Alert severity="info">{shared.join(' ')}</Alert>}
      <FigureTable
        title="Conductores"
        words={[1, 5]}
        wide={[1, 2, 3, 5, 6]}
        columns={[
          <FormControlLabel
            key="all"
            disabled={open.length === 0}
            control={
              <Checkbox
                size="small"
                checked={chosen.length > 0 && chosen.length === open.length}
                indeterminate={chosen.length > 0 && chosen.length < open.length}
                onChange={() => tick(open, chosen.length < open.length)}
                slotProps={{ input: { 'aria-label': 'Marcar todos' } }}
                sx={{ py: 0 }}
              />
            }
            label={`Conductor (${open.length})`}
            sx={NAME}
          />,
          'Empresa',
          'Días',
          'Base',
          'Valor',
          'Avisos',
          'Ajustes',
        ]}
        rows={Object.entries(GRUPOS).flatMap(([grupo, name]) => {
          const own = papeles.filter((papel) => grupoDe(papel) === grupo)
          const sum = grupos.find((one) => one.grupo === grupo)
          if (!sum) return []
          const drivers = own.map(({ contrato }) => contrato.conductorUuid)
          const head = {
            key: grupo,
            heads: true,
            name: (
              <Box sx={HEAD}>
                <b>{`${name} (${sum.documentos})`}</b>{' '}
                {grupo === 'contrato' && <ConfirmarContratos conductores={drivers} />}
              </Box>
            ),
            figures: ['', '', '', <b key="sum">{pesos(sum.total)}</b>, '', ''],
          }
          return [head, ...own.map(rowOf)]
        })}
      />
    </>
  )
}
