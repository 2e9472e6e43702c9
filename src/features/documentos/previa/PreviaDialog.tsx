import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEventCallback } from '@mui/material/utils'
import { skipToken } from '@reduxjs/toolkit/query'
import type { FormikValues } from 'formik'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorMessage, fieldErrors } from '../../../api/client/errors'
import { useAppSelector } from '../../../api/client/hooks'
import { usePreviaPdfMutation, usePreviaQuery } from '../../../api/documentos'
import { useAbrirEmitidoMutation, useEmitirMutation } from '../../../api/emitidos'
import type { Emitido } from '../../../contract/emitidos'
import { claveDelContrato, DATOS, estaMarcado, type CuerpoPrevia } from '../../../contract/previa'
import { FormDialog } from '../../../records/dialog/FormDialog'
import { selectMay } from '../../../session/sessionSlice'
import { NO_PERMISSION } from '../../../ui/buttons/RoleButton'
import { TextField } from '../../../ui/fields/TextField'
import type { Schema } from '../../../ui/form/schema'
import { useSoftWarning } from '../../../ui/form/softWarnings'
import { useForm } from '../../../ui/form/status'
import { usePhone } from '../../../ui/style/usePhone'
import { pesos } from '../../../ui/texts/formats'
import { ValidButton } from '../ValidButton'
import { Caption } from '../Caption'
import { bodyOf, isAtFields, valuesOf, type Beginning } from './body'
import { Fields, MonthFields } from './Fields'
import { Monthly } from './Monthly'
import { Impediment, Steps } from './Steps'
import { paperName, sumsText, whatIsIssued } from './words'

/** Time without a change after which the values are asked for anew. */
const PAUSE = 300

const FINAL = 'Un documento emitido no se edita.'

const HEAD = { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 2 }

interface FollowingProps {
  /** Names what is issued, which is asked before it is. */
  what: string
  onChange: (values: FormikValues) => void
}

/** Tells of the form's values, and has it ask before they are issued. */
function Following({ what, onChange }: FollowingProps) {
  const { values } = useForm()
  useEffect(() => onChange(values), [values, onChange])
  useSoftWarning(`${what} ${FINAL}`)
  return null
}

interface Props {
  cuerpo: Beginning
  /** The paper in whose place one is issued. */
  replaced?: Emitido
  onClose: () => void
}

/** Papers as they would be issued now, by what the clerk corrects, and their issue. */
export default function PreviaDialog({ cuerpo, replaced, onClose }: Props) {
  const { tipo } = cuerpo
  const schema = DATOS[tipo] as unknown as Schema<object>
  const [initialValues] = useState(() => valuesOf(cuerpo))
  const [values, setValues] = useState(initialValues)
  /** Without a body where the values cannot be sent. */
  const [asked, setAsked] = useState<{ values: FormikValues; body?: CuerpoPrevia }>()
  const { data, error, isFetching } = usePreviaQuery(asked?.body ?? skipToken)
  const [download] = usePreviaPdfMutation()
  const [issue] = useEmitirMutation()
  const [openPdf] = useAbrirEmitidoMutation()
  const navigate = useNavigate()
  const isPhone = usePhone()
  const mayIssue = useAppSelector(selectMay(replaced ? 'anularDocumento' : 'emitirDocumento'))

  const papeles = data?.papeles ?? []
  const isMonthly = cuerpo.mes !== undefined
  const year = isMonthly ? papeles.flatMap(({ lineas }) => lineas)[0]?.hasta?.slice(0, 4) : undefined
  const marcas = values.marcas as Record<string, boolean>
  // The only one that is replaced is wanted, whatever it is.
  const chosen = isMonthly && !replaced ? papeles.filter((papel) => estaMarcado(papel, marcas)) : papeles
  const seen = chosen.map(({ contrato, huella }) => ({ clave: claveDelContrato(contrato), huella }))
  const isAsked = asked?.values === values
  const isCurrent = isAsked && !isFetching && !error
  // The last one stays until the next answer.
  const [refusal, setRefusal] = useState<unknown>()
  if (isAsked && !isFetching && error !== refusal) setRefusal(error)
  const refusalAtFields = isAtFields(tipo, fieldErrors(refusal))

  const bodyWith = (more: object) =>
    bodyOf({ ...cuerpo, ...(replaced && { reemplaza: replaced.uuid }) }, values, more)
  const ask = useEventCallback(() => setAsked({ values, body: bodyWith({}) }))
  useEffect(() => {
    const timer = setTimeout(ask, PAUSE)
    return () => clearTimeout(timer)
  }, [values, ask])

  function whyNotIssued() {
    if (!mayIssue) return NO_PERMISSION
    // Pressing it shows what is not valid.
    if (isAsked && !asked.body) return undefined
    if (isAsked && !isFetching && error) return refusalAtFields ? 'Corrija lo señalado.' : errorMessage(error)
    if (!isCurrent) return 'Calculando…'
    const held = chosen.find(({ impedimento }) => impedimento)
    if (held) return isMonthly ? `${held.nombre}: ${held.impedimento}` : held.impedimento
    return chosen.length === 0 ? 'Elija un documento.' : undefined
  }
  const reason = whyNotIssued()
  // A phone has room for the sum of all, which is the last.
  const sums = isMonthly ? sumsText(data?.totales.slice(isPhone ? -1 : 0) ?? []) : ''
  const verb = replaced ? 'Reemplazar' : 'Emitir'
  const validBody = () =>
    bodyWith(isMonthly ? { elegidos: seen.map(({ clave }) => clave) } : {}) as CuerpoPrevia
  return (
    <FormDialog
      title={`Vista previa: ${paperName(tipo, cuerpo.mes, year)}`}
      schema={schema}
      initialValues={initialValues}
      {...{ refusal, refusalAtFields }}
      // Beside the sum of what is chosen, which stays in sight.
      disabledReason={reason && [sums, reason].filter(Boolean).join('. ')}
      verb={verb}
      onSubmit={async (_values, _data, { idempotencyKey }) => {
        const motivo = (values.motivo ?? '') as string
        const body = { ...validBody(), papeles: seen, motivo, idempotencyKey }
        const [first, ...others] = await issue(body).unwrap()
        if (first) void openPdf({ uuid: first.uuid, grupo: others.length > 0 })
        if (others.length > 0) void navigate(`/documentos?ver=emitidos&tipo=${tipo}`)
      }}
      onClose={onClose}
      submitText={chosen.length > 1 ? `${verb} ${chosen.length} documentos` : verb}
      submittingText={replaced ? 'Reemplazando...' : 'Emitiendo...'}
      extraActions={
        !reason &&
        sums && (
          // Leaves a phone's buttons a line of their own.
          <Typography component="div" variant="subtitle2" sx={{ minWidth: 330 }}>
            {sums}
            <Caption>
              Quedan {papeles.length - chosen.length} sin emitir. {FINAL}
            </Caption>
          </Typography>
        )
      }
      width="72rem"
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Following what={whatIsIssued(sums, chosen)} onChange={setValues} />
        {replaced && (
          <>
            <Typography>{`Reemplaza al n.º ${replaced.anio}-${replaced.numero}`}</Typography>
            <TextField name="motivo" label="Motivo" maxLength={200} />
          </>
        )}
        <Box sx={HEAD}>
          {isMonthly ? (
            <MonthFields isBono={tipo === 'bono'} year={year} replaces={replaced !== undefined} />
          ) : (
            <Typography component="div" variant="h1">
              <Caption>Total a pagar</Caption>
              {pesos(papeles[0]?.total) || '—'}
            </Typography>
          )}
          <ValidButton
            disabled={isMonthly && papeles.length > 0 && chosen.length === 0}
            onValid={() => void download(validBody())}
          >
            Descargar sin emitir
          </ValidButton>
        </Box>
        {!isMonthly && (
          <>
            {papeles[0] && <Impediment papel={papeles[0]} />}
            <Fields cuerpo={cuerpo} papel={papeles[0]} />
          </>
        )}
        {papeles.length > 0 && (
          <Box
            role="group"
            aria-label="Valores"
            aria-busy={!isCurrent}
            sx={{ display: 'grid', gap: 2, minWidth: 0, opacity: isCurrent ? 1 : 0.5 }}
          >
            {isMonthly ? (
              <Monthly papeles={papeles} grupos={data?.grupos ?? []} chosen={chosen} />
            ) : (
              papeles.map((papel) => <Steps key={papel.documento} papel={papel} />)
            )}
          </Box>
        )}
      </Box>
    </FormDialog>
  )
}
