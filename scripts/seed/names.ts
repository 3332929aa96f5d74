import type { Gender } from '@/domain/members/member'
import type { Dice } from './dice'

const men =
  `Aarav Aditya Ajay Akash Akshay Amit Amol Anand Aniket Anil Ankit Ankur Arjun Arun Ashish Ashok Atharv
Ayush Bhavesh Chetan Chirag Darshan Deepak Devansh Dev Dhruv Dinesh Farhan Gaurav Girish Gopal Govind Hardik Harish
Harsh Hemant Himanshu Imran Ishaan Jatin Jayesh Kabir Kailash Karan Kartik Kaustubh Keshav Kunal Lakshya Lokesh
Mahesh Manav Manish Mayank Mihir Mohit Mukesh Nakul Naveen Neeraj Nikhil Nilesh Nitin Omkar Pankaj Parth Piyush
Pradeep Prakash Pranav Prashant Pratik Rahul Rajat Rajesh Rakesh Ramesh Ravi Ritesh Rohan Rohit Sachin Sahil Salman
Sameer Sandeep Sanjay Saurabh Shivam Shreyas Shubham Siddharth Sumit Sunil Suraj Suresh Tanmay Tarun Tejas Tushar
Uday Utkarsh Varun Vedant Vijay Vikas Vikram Vinay Vishal Vivek Yash Yogesh Yusuf`.split(/\s+/)

const women =
  `Aarti Aditi Aisha Akanksha Alka Amrita Ananya Anjali Ankita Anushka Apurva Archana Asha Ayesha Bhavna
Charu Deepa Deepika Divya Diya Ekta Esha Farah Garima Gauri Gayatri Harshita Heena Isha Ishita Jaya Juhi Jyoti Kajal
Kalpana Kanika Kavita Kavya Khushi Kiran Komal Kriti Lata Lavanya Leela Madhuri Mamta Manisha Meena Meera Megha
Mansi Mitali Mona Muskan Namrata Nandini Neelam Neha Nidhi Nikita Nisha Nupur Pallavi Payal Pooja Prachi Pragya
Preeti Priya Priyanka Rachna Radhika Rashmi Rekha Renu Richa Riddhi Ritu Riya Ruchi Rupali Sakshi Saloni Sana
Sangeeta Sanjana Sarika Seema Shalini Shikha Shilpa Shraddha Shreya Shruti Shweta Simran Smita Sneha Sonal Sonali
Suman Sunita Swati Tanvi Tanya Trupti Urvashi Vaishali Vandana Varsha Vidya Yamini Zara`.split(/\s+/)

const girls =
  `Aanya Aaradhya Aditi Ahana Anaya Anika Anvi Avni Diya Ira Ishani Kiara Kyra Mahi Maya Mira Myra Navya
Nitya Pari Pihu Reet Ridhi Riya Saanvi Sara Shanaya Siya Tara Trisha Vanya Zoya`.split(/\s+/)

const boys =
  `Aadi Aarav Advait Agastya Arnav Aryan Atharv Ayaan Daksh Dhruv Hridaan Ishaan Kabir Kiaan Krish Laksh
Neil Nirvaan Om Parth Reyansh Rian Rudra Samar Shaurya Shlok Vihaan Viraj Vivaan Yug Zayan Zian`.split(/\s+/)

const centralSurnames =
  `Agrawal Ahirwar Bhadoria Bhargava Bhatia Bundela Chauhan Choudhary Dangi Dubey Gehlot Goyal
Gupta Hussain Jadon Jain Jaiswal Joshi Khan Khandelwal Kothari Kushwaha Malviya Mandloi Maheshwari Mehta Mishra
Mukati Namdeo Neema Nigam Pandey Parmar Patel Patidar Pathak Porwal Qureshi Raghuvanshi Rajput Rathore Saxena Sharma
Shrivastava Shukla Sisodia Solanki Soni Thakur Tiwari Tomar Tripathi Upadhyay Verma Vyas Yadav`.split(/\s+/)

const westernSurnames =
  `Apte Bapat Bhalerao Bhosale Chavan Dandekar Deshmukh Deshpande Dixit Gadgil Gaikwad Gokhale
Inamdar Jadhav Jagtap Joglekar Joshi Kadam Kale Karve Kelkar Khare Kulkarni Limaye Mahajan Mane More Mulay Nair Oak
Paranjape Patil Pawar Pethe Phadke Rane Ranade Sathe Sawant Shaikh Shinde Shirke Tambe Thorat Vaidya Wagh`.split(
    /\s+/,
  )

export type NameRegion = 'central' | 'western'

export const surnameOf = (dice: Dice, region: NameRegion): string =>
  dice.pick(region === 'central' ? centralSurnames : westernSurnames)

export const adultFirstName = (dice: Dice, gender: Gender): string =>
  dice.pick(gender === 'Female' ? women : gender === 'Male' ? men : dice.chance(0.5) ? women : men)

export const childFirstName = (dice: Dice, gender: Gender): string =>
  dice.pick(gender === 'Female' ? girls : boys)

const adultOccupations = [
  ['Software engineer', 14],
  ['Business owner', 12],
  ['Student', 12],
  ['Teacher', 7],
  ['Shop owner', 7],
  ['Sales executive', 7],
  ['Bank officer', 6],
  ['Homemaker', 8],
  ['Chartered accountant', 5],
  ['Doctor', 4],
  ['Government service', 6],
  ['Civil engineer', 4],
  ['Lawyer', 3],
  ['Pharmacist', 3],
  ['Photographer', 2],
  ['Architect', 2],
  ['Real estate agent', 3],
  ['Police officer', 2],
  ['Farmer', 2],
  ['Interior designer', 2],
] as const

export function occupationOf(dice: Dice, age: number): string {
  if (age < 20) return 'Student'
  if (age > 60) return 'Retired'
  const occupation = dice.weighted<string>(adultOccupations)
  return occupation === 'Student' && age > 26 ? 'Business owner' : occupation
}
