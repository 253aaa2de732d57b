/** Logging in, signing up, codes, the profile, limits and breaks, and what every call may answer. */
export const ACCOUNT = {
  'This request could not be read.': 'यह अनुरोध पढ़ा नहीं जा सका।',
  'Unauthorized action.': 'Unauthorized action.',
  'Nothing was found here.': 'यहाँ कुछ नहीं मिला।',
  'This key was used for another request.': 'यह की किसी और अनुरोध में इस्तेमाल हो चुकी है।',
  'Your session has ended. Please log in again.': 'आपका सेशन ख़त्म हो गया। फिर से लॉग इन करें।',
  'This server sends no push messages.': 'यह सर्वर पुश मैसेज नहीं भेजता।',
  'This is not the address of a push service.': 'यह किसी पुश सर्विस का पता नहीं है।',
  'At most {most} markets on one connection.': 'एक कनेक्शन पर ज़्यादा से ज़्यादा {most} मार्केट।',
  'At most {most} scores on one connection.': 'एक कनेक्शन पर ज़्यादा से ज़्यादा {most} स्कोर।',

  'Please enter a valid Indian mobile number.': 'सही भारतीय मोबाइल नंबर डालें।',
  'An account with this number already exists. Please log in.': 'इस नंबर का खाता पहले से है। लॉग इन करें।',
  'Wrong username or password.': 'यूज़रनेम या पासवर्ड ग़लत है।',
  'If this number has an account, a code is on its way.': 'इस नंबर का खाता हुआ तो कोड भेज दिया गया है।',
  'OTP sent': 'OTP भेजा गया',
  'This username is taken. Please choose another.': 'यह यूज़रनेम किसी और का है। दूसरा चुनें।',
  'Please verify your mobile number first.': 'पहले अपना मोबाइल नंबर वेरिफ़ाई करें।',
  'Name cannot be empty': 'नाम ख़ाली नहीं छोड़ सकते',
  'Name is too long': 'नाम बहुत लंबा है',
  'User name cannot be empty': 'यूज़रनेम ख़ाली नहीं छोड़ सकते',
  'Special characters are not allowed in username.': 'यूज़रनेम में सिर्फ़ अंग्रेज़ी अक्षर और अंक चलेंगे।',
  'Username must be 4 to 15 characters.': 'यूज़रनेम 4 से 15 अक्षरों का हो।',
  'Password cannot be empty': 'पासवर्ड ख़ाली नहीं छोड़ सकते',
  'Password must be 8 to 20 characters.': 'पासवर्ड 8 से 20 अक्षरों का हो।',

  'This code is wrong.': 'यह कोड ग़लत है।',
  'The code has expired. Please ask for a new one.': 'कोड का समय ख़त्म हो गया। नया कोड माँगें।',
  'Too many wrong codes. Please ask for a new one.': 'कई बार ग़लत कोड डाला गया। नया कोड माँगें।',
  'Too many attempts. Try again in 1 second.': 'बहुत बार कोशिश हो चुकी। 1 सेकंड बाद फिर करें।',
  'Too many attempts. Try again in {seconds} seconds.': 'बहुत बार कोशिश हो चुकी। {seconds} सेकंड बाद फिर करें।',
  'Please wait 1 second before asking for another code.': '1 सेकंड रुकें, फिर नया कोड माँगें।',
  'Please wait {seconds} seconds before asking for another code.': '{seconds} सेकंड रुकें, फिर नया कोड माँगें।',
  '{code} is your code to finish signing up. It works once, for 10 minutes. Do not share it.':
    '{code} खाता बनाने का आपका कोड है। एक बार चलेगा, 10 मिनट तक। किसी को न बताएँ।',
  '{code} is your code to reset your password. It works once, for 10 minutes. Do not share it.':
    '{code} पासवर्ड बदलने का आपका कोड है। एक बार चलेगा, 10 मिनट तक। किसी को न बताएँ।',
  '{code} is your code to log in. It works once, for 10 minutes. Do not share it.':
    '{code} लॉग इन करने का आपका कोड है। एक बार चलेगा, 10 मिनट तक। किसी को न बताएँ।',
  '{code} is your code to add an account to be paid out to. It works once, for 10 minutes. Do not share it.':
    '{code} निकासी का खाता जोड़ने का आपका कोड है। एक बार चलेगा, 10 मिनट तक। किसी को न बताएँ।',

  'A demo account has no password. Register for an account of your own.':
    'डेमो खाते का पासवर्ड नहीं होता। अपना खाता बनाएँ।',
  'The current password is wrong.': 'मौजूदा पासवर्ड ग़लत है।',
  'The new password is the same as the current one.': 'नया पासवर्ड मौजूदा जैसा ही है।',

  'There is nothing to confirm here.': 'यहाँ पुष्टि करने को कुछ नहीं है।',
  'A higher limit can be confirmed after 24 hours.': 'बढ़ी हुई लिमिट की पुष्टि 24 घंटे बाद कर सकते हैं।',
  'This account is not excluded.': 'इस खाते पर सेल्फ़-एक्सक्लूज़न नहीं है।',
  'You are taking a time-out until {until}. You can log in after that.':
    'आपका टाइम-आउट {until} तक है। उसके बाद लॉग इन कर सकते हैं।',
  'You asked to come back. You can log in from {from}.': 'आपने लौटने को कहा है। {from} से लॉग इन कर सकते हैं।',
  'You have excluded yourself, and can ask to come back now: on the Responsible Gaming page, under “Coming back after a self-exclusion”.':
    'आपने सेल्फ़-एक्सक्लूज़न लिया था और अब लौटने को कह सकते हैं: “ज़िम्मेदार गेमिंग” पेज पर, “सेल्फ़-एक्सक्लूज़न के बाद लौटना” में।',
  'You have excluded yourself with no end date. From {from} you can ask to come back, on the Responsible Gaming page.':
    'आपने बिना आख़िरी तारीख़ का सेल्फ़-एक्सक्लूज़न लिया है। {from} से “ज़िम्मेदार गेमिंग” पेज पर लौटने को कह सकते हैं।',
  'You have excluded yourself until {until}; this cannot end earlier. After that you can ask to come back, on the Responsible Gaming page.':
    'आपका सेल्फ़-एक्सक्लूज़न {until} तक है; यह पहले ख़त्म नहीं हो सकता। उसके बाद “ज़िम्मेदार गेमिंग” पेज पर लौटने को कह सकते हैं।',

  '{day} {month} {year}, {time} IST': '{day} {month} {year}, {time} IST',
  Jan: 'जन॰',
  Feb: 'फ़र॰',
  Mar: 'मार्च',
  Apr: 'अप्रैल',
  May: 'मई',
  Jun: 'जून',
  Jul: 'जुल॰',
  Aug: 'अग॰',
  Sep: 'सित॰',
  Oct: 'अक्तू॰',
  Nov: 'नव॰',
  Dec: 'दिस॰',

  'This game session has ended. Please open the game again.': 'यह गेम सेशन ख़त्म हो गया। गेम फिर से खोलें।',
  'Your balance is too low for this bet.': 'इस बेट के लिए बैलेंस कम है।',
  'This bet would go over a limit you set yourself. No bet was placed.':
    'यह बेट आपकी अपनी लिमिट से ऊपर चली जाएगी। बेट नहीं लगी।',
  'Bets here are ₹10 to ₹10,000.': 'यहाँ बेट ₹10 से ₹10,000 तक।',
  'Your last round is still open. Here it is.': 'आपका पिछला राउंड अभी खुला है। यह रहा।',
  'This round was not found. Please open the game again.': 'यह राउंड नहीं मिला। गेम फिर से खोलें।',
  'You played here in another window. This is the table now; no bet was placed.':
    'आपने दूसरी विंडो में खेला। अब टेबल ऐसी है; बेट नहीं लगी।',
  'The wallet did not answer. No bet was placed; please try again.':
    'वॉलेट से जवाब नहीं आया। बेट नहीं लगी; फिर से कोशिश करें।',
  'This bet belongs to another table. Please open the game again.': 'यह बेट दूसरी टेबल की है। गेम फिर से खोलें।',
  'This game is not on offer here.': 'यह गेम यहाँ नहीं है।',
} as const;
