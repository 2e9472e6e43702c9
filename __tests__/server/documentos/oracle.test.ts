import { contractCareers, contractDifferences } from '../../proof/contract-papers'
import { issuedCareers } from '../../proof/issued-papers'
import { careers, differences } from '../../proof/papers'
import { ENGINES } from '../../setup/databases'

it.each(ENGINES)(
  'six careers of chance are paid what an independent reckoning of their rows comes to: %s',
  async (engine) => {
    const company = await careers(engine, '2028-02-29', 6, 7)
    const { wrong, papers } = await differences(company, '2028-02-29')
    expect(wrong).toEqual([])
    expect(papers).toBeGreaterThan(6)
    await company.close()
  },
)

it.each(ENGINES)(
  'twelve contracts of chance are previewed as an independent reckoning of their rows comes to: %s',
  async (engine) => {
    const company = await contractCareers(engine, '2027-01-20', 12, 7, true)
    const { wrong, papers } = await contractDifferences(company, '2027-01-20', true)
    expect(wrong).toEqual([])
    expect(papers).toBeGreaterThan(20)
    await company.close()
  },
)

it.each(ENGINES)(
  'papers of twelve contracts of chance are issued, and agree, as an independent reckoning of their rows says: %s',
  async (engine) => {
    const { wrong, issued, before, after, isKept } = await issuedCareers(engine, '2026-12-20', 12, 40, 7)
    expect([wrong, before, after.wrong, isKept]).toEqual([[], { wrong: [], changed: 0 }, [], true])
    expect(issued).toBeGreaterThan(20)
    expect(after.changed).toBeGreaterThan(5)
  },
)
