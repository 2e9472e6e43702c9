import { useConductoresQuery } from '../../api/conductores'

/** A driver's name by documento, retired ones too; the documento while the list lacks it. */
export function ConductorName({ documento }: { documento: string }) {
  const { data } = useConductoresQuery({ valido: null })
  return data?.find((conductor) => conductor.documento === documento)?.nombre ?? documento
}

/** `ConductorName` where there may be no driver. */
export const conductorName = (documento: string | null) =>
  documento && <ConductorName documento={documento} />
