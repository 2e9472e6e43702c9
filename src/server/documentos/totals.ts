import { sumaDe } from '../../contract/numeros'
import { estaMarcado, type CuerpoPrevia, type Papel, type Papeles } from '../../contract/previa'
import { groupBy } from '../../contract/groupBy'

/** The sums by company of a preview's ticked papers, and of all of these. */
export function totalesOf(papeles: readonly Papel[], { datos }: CuerpoPrevia): Papeles['totales'] {
  const marcas = 'marcas' in datos ? datos.marcas : {}
  const ticked = papeles.filter((papel) => estaMarcado(papel, marcas))
  const totalOf = (empresa: string | null, some: readonly Papel[]) => ({
    empresa,
    documentos: some.length,
    total: sumaDe(some, 'total'),
  })
  const companies = [...groupBy(ticked, ({ empresa }) => empresa)].map(([empresa, own]) =>
    totalOf(empresa, own),
  )
  return companies.length > 1 ? [...companies, totalOf(null, ticked)] : companies
}
