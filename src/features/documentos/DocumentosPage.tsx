import type { ComponentType } from 'react'
import { EmptyState } from '../../ui/table/EmptyState'
import { Page } from '../../ui/Page'
import { BonoForm } from './BonoForm'
import { DocumentoSelect } from './DocumentoSelect'
import { LiquidacionAntiguaForm } from './LiquidacionAntiguaForm'
import { LiquidacionForm } from './LiquidacionForm'
import { PrimaForm } from './PrimaForm'
import type { TipoDocumentoLaboral } from './kinds'
import { useTipo } from './useTipo'
import { VacacionesForm } from './VacacionesForm'

const FORMS: Record<TipoDocumentoLaboral, ComponentType> = {
  prima: PrimaForm,
  vacaciones: VacacionesForm,
  liquidacion: LiquidacionForm,
  bono: BonoForm,
  'liquidacion-antigua': LiquidacionAntiguaForm,
}

/** The payroll documents: a selector and the chosen document's form (section 2). */
export default function DocumentosPage() {
  const [type, choose] = useTipo()
  const ChosenForm = type && FORMS[type]
  return (
    <Page title="Documentos">
      <DocumentoSelect type={type} onChoose={choose} />
      {ChosenForm ? (
        <ChosenForm key={type} />
      ) : (
        <EmptyState message="Seleccione un documento para ver su formulario." />
      )}
    </Page>
  )
}
