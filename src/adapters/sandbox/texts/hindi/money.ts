/** Deposits, withdrawals, accounts to be paid out to. */
export const MONEY = {
  'may take up to an hour': 'एक घंटे तक लग सकता है',
  'Net banking': 'नेट बैंकिंग',
  'The banks are under maintenance. Please use another method today.':
    'बैंकों में मेंटेनेंस चल रहा है। आज कोई और तरीका चुनें।',
  'Bank transfer': 'बैंक ट्रांसफ़र',
  'Paytm wallet': 'Paytm वॉलेट',
  'No deposit with this key was received.': 'इस की से कोई डिपॉज़िट नहीं मिला।',
  'This payment method is not available here.': 'भुगतान का यह तरीका यहाँ नहीं है।',
  'This payment method is closed for now. Please use another.': 'भुगतान का यह तरीका अभी बंद है। कोई और चुनें।',
  'The amount is below the minimum of this payment method.': 'रकम इस तरीके के न्यूनतम से कम है।',
  'The amount is above the maximum of this payment method.': 'रकम इस तरीके के अधिकतम से ज़्यादा है।',
  'This would go over your deposit limit for today.': 'यह आपकी आज की डिपॉज़िट लिमिट से ऊपर चला जाएगा।',
  'This would go over a deposit limit you set yourself.': 'यह आपकी तय की हुई डिपॉज़िट लिमिट से ऊपर चला जाएगा।',
  'This payment is no longer open. Please start again with the amount.':
    'यह भुगतान अब खुला नहीं है। रकम डालकर फिर से शुरू करें।',
  'The time for this payment is over. Take more time if you have paid.':
    'इस भुगतान का समय ख़त्म हो गया। पैसे दे दिए हों तो और समय लें।',
  'This payment cannot be extended. Please start again.': 'इस भुगतान का समय और नहीं बढ़ सकता। फिर से शुरू करें।',
  'This transaction ID is not valid for this payment method.': 'यह ट्रांज़ैक्शन ID इस तरीके के लिए सही नहीं है।',
  'This transaction was made on another network.': 'यह ट्रांज़ैक्शन दूसरे नेटवर्क पर हुआ है।',
  'This transaction ID was already used for another deposit.': 'यह ट्रांज़ैक्शन ID किसी और डिपॉज़िट में लग चुकी है।',
  'Please add a screenshot of the payment.': 'भुगतान का स्क्रीनशॉट जोड़ें।',
  'The screenshot must be an undamaged JPG, PNG, WebP or PDF file of at most 5 MB.':
    'स्क्रीनशॉट JPG, PNG, WebP या PDF हो, ख़राब न हो और 5 MB से बड़ा न हो।',
  'This key belongs to another deposit.': 'यह की किसी और डिपॉज़िट की है।',
  'Deposit credited': 'डिपॉज़िट जमा हुआ',
  '{amount} is in your balance.': '{amount} आपके बैलेंस में हैं।',
  'Deposit declined': 'डिपॉज़िट नामंज़ूर',
  'Deposit expired': 'डिपॉज़िट एक्सपायर',
  'No payment was found for {id}. If you have paid, contact support.':
    '{id} का कोई भुगतान नहीं मिला। पैसे दे दिए हों तो सपोर्ट से संपर्क करें।',
  'Deposit of {amount} by {gateway}': '{gateway} से {amount} का डिपॉज़िट',
  'Declined by the operator.': 'ऑपरेटर ने नामंज़ूर किया।',
  'It was not reviewed in time.': 'समय पर जाँच नहीं हो पाई।',

  'No withdrawal with this key was received.': 'इस की से कोई निकासी नहीं मिली।',
  'This withdrawal was not found.': 'यह निकासी नहीं मिली।',
  'This withdrawal has already been processed.': 'इस निकासी पर फ़ैसला हो चुका है।',
  'This withdrawal method is not available here.': 'निकासी का यह तरीका यहाँ नहीं है।',
  'This withdrawal method is closed for now. Please use another.': 'निकासी का यह तरीका अभी बंद है। कोई और चुनें।',
  'Please verify your identity first: your documents are not approved yet.':
    'पहले पहचान वेरिफ़ाई करें: आपके दस्तावेज़ अभी मंज़ूर नहीं हुए।',
  'You have made {most} withdrawals today. Please come back tomorrow.':
    'आज आप {most} निकासियाँ कर चुके हैं। अब कल करें।',
  'A withdrawal of this kind is already on its way. Please wait until it is done.':
    'इसी तरीके की एक निकासी रास्ते में है। उसके पूरा होने तक रुकें।',
  'The amount is below the minimum.': 'रकम न्यूनतम से कम है।',
  'The amount is above the maximum.': 'रकम अधिकतम से ज़्यादा है।',
  'Part of your cash is locked until the wagering of your bonus is complete.':
    'आपका कुछ कैश बोनस की वेजरिंग पूरी होने तक लॉक है।',
  'You do not have this much cash.': 'आपके पास इतना कैश नहीं है।',
  'Please choose one of your accounts.': 'अपना कोई खाता चुनें।',
  'This account is still being checked. Please choose another or wait.':
    'इस खाते की जाँच चल रही है। दूसरा चुनें या रुकें।',
  'We cannot pay to this address.': 'इस पते पर भुगतान नहीं हो सकता।',
  'This address belongs to another network. Money sent there would be lost.':
    'यह पता दूसरे नेटवर्क का है। वहाँ भेजा पैसा डूब जाएगा।',
  'This key belongs to another withdrawal.': 'यह की किसी और निकासी की है।',
  'Withdrawal paid': 'निकासी का भुगतान हुआ',
  '{amount} was paid to {account}.': '{account} में {amount} भेज दिए गए।',
  '{amount} was paid to {account}: {asked} less a fee of {fee}.':
    '{account} में {amount} भेज दिए गए: {asked} में से {fee} फ़ीस।',
  'Withdrawal expired': 'निकासी एक्सपायर',
  'Withdrawal declined': 'निकासी नामंज़ूर',
  '{amount} is back in your cash. {reason}': '{amount} आपके कैश में वापस आ गए। {reason}',
  '{amount} to {account} ({method})': '{account} ({method}) में {amount}',

  'No account with this key was received.': 'इस की से कोई खाता नहीं मिला।',
  'Enter the code that we sent to the number ending in {last}.': '{last} पर ख़त्म होने वाले नंबर पर भेजा कोड डालें।',
  'This account is already on your list.': 'यह खाता आपकी सूची में पहले से है।',
  'This account was not verified: it cannot be the default.':
    'यह खाता सत्यापित नहीं हुआ: इसे डिफ़ॉल्ट नहीं बना सकते।',
  'Your list is full. Remove an account first.': 'आपकी सूची भर गई है। पहले कोई खाता हटाएँ।',
  'This key belongs to another account.': 'यह की किसी और खाते की है।',
  'A withdrawal is on its way. You can change this once it is done.':
    'एक निकासी रास्ते में है। उसके पूरा होने पर इसे बदल सकते हैं।',
  'This account is not on your list.': 'यह खाता आपकी सूची में नहीं है।',
  'The account holder’s name is not valid.': 'खाताधारक का नाम सही नहीं है।',
  'This UPI ID is not valid.': 'यह UPI ID सही नहीं है।',
  'This account number is not valid.': 'यह खाता नंबर सही नहीं है।',
  'This IFSC is not valid.': 'यह IFSC सही नहीं है।',
  'Please add your PAN: it is needed once.': 'अपना PAN डालें: यह एक बार चाहिए।',
  'This PAN is not valid.': 'यह PAN सही नहीं है।',
  'The name at the bank does not match the name on your account.': 'बैंक में दर्ज नाम आपके खाते के नाम से नहीं मिलता।',
  'The bank did not answer.': 'बैंक से जवाब नहीं आया।',
} as const;
