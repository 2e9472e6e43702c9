import { sumaDe } from '../../contract/numeros'
import { estaMarcado, grupoDe, type CuerpoPrevia, type Papel, type Papeles } from '../../contract/previa'
import { groupBy } from '../../contract/groupBy'

const sumOf = (some: readonly Papel[]) => ({ documentos: some.length, total: sumaDe(some, 'total') })

/** The sums by company of a preview's ticked papers, and of all of these; the sums by group of all papers. */
export function totalesOf(papeles: readonly Papel[], { datos }: CuerpoPrevia): Omit<Papeles, 'papeles'> {
  const marcas = 'marcas' in datos ? datos.marcas : {}
  const ticked = papeles.filter((papel) => estaMarcado(papel, marcas))
  const companies = [...groupBy(ticked, ({ empresa }) => empresa)].map(([empresa, own]) => ({
    empresa,
    ...sumOf(own),
  }))
  return {
    totales: companies.length > 1 ? [...companies, { empresa: null, ...sumOf(ticked) }] : companies,
    grupos: [...groupBy(papeles, grupoDe)].map(([grupo, own]) => ({ grupo, ...sumOf(own) })),
  }
}
