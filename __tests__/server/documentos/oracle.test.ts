import { contractCareers, contractDifferences } from '../../proof/contract-papers'
import { issuedCareers } from '../../proof/issued-papers'
import { careers, differences } from '../../proof/papers'
import { ANY_ENGINE } from '../../setup/databases'

it('six careers of chance are paid what an independent reckoning of their rows comes to', async () => {
  const company = await careers(ANY_ENGINE, '2028-02-29', 6, 7)
  const { wrong, papers } = await differences(company, '2028-02-29')
  expect(wrong).toEqual([])
  expect(papers).toBeGreaterThan(6)
  await company.close()
})

it('twelve contracts of chance are previewed as an independent reckoning of their rows comes to', async () => {
  const company = await contractCareers(ANY_ENGINE, '2027-01-20', 12, 7, true)
  const { wrong, papers } = await contractDifferences(company, '2027-01-20', true)
  expect(wrong).toEqual([])
  expect(papers).toBeGreaterThan(20)
  await company.close()
})

it('papers of twelve contracts of chance are issued, and agree, as an independent reckoning of their rows says', async () => {
  const { wrong, issued, before, after, isKept } = await issuedCareers(ANY_ENGINE, '2026-12-20', 12, 40, 7)
  expect([wrong, before, after.wrong, isKept]).toEqual([[], { wrong: [], changed: 0 }, [], true])
  expect(issued).toBeGreaterThan(20)
  expect(after.changed).toBeGreaterThan(5)
})
