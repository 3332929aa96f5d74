import { packageTemplateSchema, type PackageTemplate } from '@/domain/packages/packageTemplate'
import { lowerName } from '@/domain/shared/text'

type TemplateDraft = Omit<PackageTemplate, 'gymId' | 'nameLower' | 'freeze' | 'createdAt' | 'updatedAt'> & {
  freeze: Partial<PackageTemplate['freeze']>
}

const draft = (
  id: string,
  name: string,
  price: number,
  [duration, durationType]: [number, PackageTemplate['durationType']],
  rest: Partial<Omit<TemplateDraft, 'id' | 'name' | 'price' | 'duration' | 'durationType'>> = {},
): TemplateDraft => ({
  id,
  name,
  price,
  duration,
  durationType,
  type: 'Non Recurring',
  category: 'General',
  isActive: true,
  deleted: false,
  description: '',
  joiningFee: 0,
  taxRate: null,
  sac: null,
  freeze: {},
  ...rest,
})

const noFreeze = { allowed: false }

const gymDrafts: readonly TemplateDraft[] = [
  draft('monthly', 'Monthly', 1499, [1, 'Month'], {
    type: 'Recurring',
    description: 'Gym floor and cardio, all hours.',
    joiningFee: 500,
    freeze: { maxTimes: 1, minDays: 3, maxDays: 10, totalDays: 10 },
  }),
  draft('quarterly', 'Quarterly', 3999, [3, 'Month'], {
    description: 'Three months of gym floor and cardio.',
    joiningFee: 500,
    freeze: { maxTimes: 2, minDays: 3, maxDays: 15, totalDays: 20 },
  }),
  draft('half-yearly', 'Half-yearly', 6999, [6, 'Month'], {
    description: 'Six months, with one diet consultation.',
    freeze: { maxTimes: 3, minDays: 5, maxDays: 30, totalDays: 30 },
  }),
  draft('yearly', 'Yearly', 11999, [1, 'Year'], {
    description: 'A whole year, with a body assessment every quarter.',
    freeze: { maxTimes: 4, minDays: 7, maxDays: 45, totalDays: 60 },
  }),
  draft('pt', 'Personal training', 8000, [1, 'Month'], {
    category: 'Personal training',
    description: 'Twelve sessions with a trainer of your own.',
    freeze: { maxTimes: 1, minDays: 3, maxDays: 15 },
  }),
  draft('student', 'Student', 2999, [3, 'Month'], {
    category: 'Student',
    description: 'Weekdays till 5 in the evening, with a college card.',
    freeze: { maxTimes: 1, minDays: 5, maxDays: 15 },
  }),
  draft('day-pass', 'Day pass', 199, [1, 'Day'], { category: 'Pass', freeze: noFreeze }),
  draft('new-year-24', 'New Year offer', 9999, [14, 'Month'], {
    description: 'Twelve months and two more, sold in January only.',
    isActive: false,
  }),
]

const skatingDrafts: readonly TemplateDraft[] = [
  draft('beginner', 'Beginner course', 4800, [8, 'Week'], {
    category: 'Course',
    description: 'Sixteen classes on Saturdays and Sundays, skates included.',
    freeze: { maxTimes: 1, minDays: 7, maxDays: 14 },
  }),
  draft('term', 'Term', 7500, [3, 'Month'], {
    category: 'Course',
    description: 'One school term, three classes a week.',
    joiningFee: 600,
    freeze: { maxTimes: 1, minDays: 7, maxDays: 21 },
  }),
  draft('season-pass', 'Season pass', 12500, [6, 'Month'], {
    category: 'Pass',
    description: 'Every public session for six months.',
    freeze: { maxTimes: 2, minDays: 7, maxDays: 30 },
  }),
  draft('private-coaching', 'Private coaching', 6000, [1, 'Month'], {
    type: 'Recurring',
    category: 'Coaching',
    description: 'Eight hours with a coach.',
    freeze: { maxTimes: 1, minDays: 3, maxDays: 10 },
  }),
  draft('public-skate', 'Public skate', 350, [1, 'Day'], {
    category: 'Pass',
    description: 'One session of 90 minutes, skates included.',
    freeze: noFreeze,
  }),
  draft('summer-camp', 'Summer camp', 5500, [4, 'Week'], { category: 'Course', isActive: false }),
]

const finished =
  (gymId: string, createdAt: Date) =>
  (template: TemplateDraft): PackageTemplate =>
    packageTemplateSchema.parse({
      ...template,
      id: `${gymId}-${template.id}`,
      gymId,
      nameLower: lowerName(template.name),
      createdAt,
      updatedAt: createdAt,
    })

export const gymTemplates = (gymId: string, createdAt: Date): PackageTemplate[] =>
  gymDrafts.map(finished(gymId, createdAt))

export const skatingTemplates = (gymId: string, createdAt: Date): PackageTemplate[] =>
  skatingDrafts.map(finished(gymId, createdAt))
